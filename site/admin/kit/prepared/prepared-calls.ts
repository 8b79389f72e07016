import type { CollectionForm, EntryAnswer } from "../../../../content/model/api/collection-answers";
import type { SavedAnswer } from "../../../../content/model/api/answers";
import type { AdminClient, ItemCalls } from "../../client";
import { mapped } from "../../send-call";
import { earlierEntry, entryOf, stale, type Entry } from "../entry/entry";
import { preparedEntry } from "./prepared-entry";

/** The calls of a collection's prepared changes. What they write changes nothing that visitors see: their commit is "". */
export function preparedCalls(form: CollectionForm, client: AdminClient): ItemCalls<Entry> {
  const calls = client.collection(form.name);
  const { prepared } = calls;
  const today = new Map<string, Entry>();
  const entry = (answer: EntryAnswer): Entry => {
    // A newer version than a form's may be the entry itself, when nothing is prepared any more.
    if (answer.next === undefined) today.set(answer._id, entryOf(form, answer));
    return preparedEntry(form, answer, today.get(answer._id));
  };
  const saved = ({ item, version }: SavedAnswer<EntryAnswer>) => ({ item: entry(item), version, commit: "" });
  return {
    ...calls,
    at: async (...request) => mapped(await calls.at(...request), (answer) => earlierEntry(form, answer)),
    save: async (...request) => stale(mapped(await prepared.save(...request), saved), entry),
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
      const seen = current ?? today.get(id)?.version;
      if (seen === undefined) return { ok: false, failure: { kind: "not-found" } };
      return stale(mapped(await prepared.restore(id, version, seen), saved), entry);
    },
    // Its own history is that of the commits; in the admin the entry's is enough.
    historySince: () => Promise.resolve({ ok: true, value: undefined }),
    translations: () => Promise.resolve({ ok: true, value: { items: {} } }),
  };
}
