import type { CollectionForm, EntryAnswer } from "../../../../content/model/api/collection-answers";
import type { SavedAnswer } from "../../../../content/model/api/answers";
import type { AdminClient, ItemCalls } from "../../client";
import { mapped, type Outcome } from "../../send-call";
import { changedFields, earlierEntry, entryOf, stale, type Entry } from "../entry/entry";
import { preparedEntry } from "./prepared-entry";

/** The calls of a collection's prepared changes. What they write changes nothing that visitors see: their commit is "". */
export function preparedCalls(form: CollectionForm, client: AdminClient): ItemCalls<Entry> {
  const calls = client.collection(form.name);
  const { prepared } = calls;
  const today = new Map<string, Entry>();
  /** Every version that was seen: an undo writes one again. */
  const versions = new Map<string, Entry>();
  const entry = (answer: EntryAnswer): Entry => {
    // A newer version than a form's may be the entry itself, when nothing is prepared any more.
    if (answer.next === undefined) today.set(answer._id, entryOf(form, answer));
    const item = preparedEntry(form, answer, today.get(answer._id));
    versions.set(item.version, item);
    return item;
  };
  const saved = ({ item, version }: SavedAnswer<EntryAnswer>) => ({ item: entry(item), version, commit: "" });
  const at = async (id: string, version: string): Promise<Outcome<Entry>> =>
    mapped(await calls.at(id, version), (answer) => earlierEntry(form, answer));

  const save = async (...request: Parameters<typeof prepared.save>): Promise<Outcome<SavedAnswer<Entry>>> =>
    stale(mapped(await prepared.save(...request), saved), entry);
  return {
    ...calls,
    at,
    save,
    list: async () =>
      mapped(await prepared.list(), (answers) =>
        answers.map(({ today: of, ...answer }) => {
          const item = entryOf(form, of);
          today.set(item._id, item);
          return answer.next.version === undefined ? { ...item, next: answer.next, today: item } : entry(answer);
        }),
      ),
    // Each is made in the form of its entry.
    add: () => Promise.resolve({ ok: false, failure: { kind: "not-found" } }),
    remove: async (id, version) => mapped(await prepared.discard(id, version), (gone) => ({ ...gone, commit: "" })),
    restore: async (id, version, current = null) => {
      const [old, held] = [versions.get(version), current === null ? today.get(id) : versions.get(current)];
      if (!old || !held) return { ok: false, failure: { kind: "not-found" } };
      const fields = changedFields(old.fields, held.fields);
      // What others changed since it was written stays.
      const before = old.before === undefined || old.before === held.version ? undefined : await at(id, old.before);
      const kept = before?.ok ? Object.keys(changedFields(old.fields, before.value.fields)) : Object.keys(fields);
      const sent = Object.fromEntries(Object.entries(fields).filter(([name]) => kept.includes(name)));
      return save(id, held.version, { ...sent, publishAt: old.fields["publishAt"] });
    },
    // Its own history is that of the commits; in the admin the entry's is enough.
    historySince: () => Promise.resolve({ ok: true, value: undefined }),
    translations: () => Promise.resolve({ ok: true, value: { items: {} } }),
  };
}
