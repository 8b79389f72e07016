import type { CollectionForm, EntryAnswer } from "../../../content/model/api/collection-answers";
import type { SavedAnswer } from "../../../content/model/api/answers";
import type { AdminItem, CollectionCalls, ItemCalls } from "../client";
import { mapped, type Outcome } from "../send-call";
import { isYamlMap } from "../../../content/model/yaml/yaml-data";
import { titlesOf } from "../kit/entry/collection-fields";
import type { Raw } from "../kit/entry/field-values";

/** An entry of a collection as the admin lists and edits it. */
export interface Entry extends AdminItem {
  /** What its file holds. */
  readonly fields: Raw;
}

/** An entry as a call answers it. */
export function entryOf(form: CollectionForm, { _id, version, state: _, next, ...fields }: EntryAnswer): Entry {
  const { draft, publishAt, unpublishAt } = fields;
  const titles = titlesOf(form, _id, fields);
  return { _id, version, ...titles, draft, publishAt, unpublishAt, next: next as Entry["next"], fields };
}

/** The calls of a collection, in entries. */
export function entryCalls(calls: CollectionCalls, form: CollectionForm): ItemCalls<Entry> {
  const entry = (answer: EntryAnswer) => entryOf(form, answer);
  const saved = (answer: SavedAnswer<EntryAnswer>) => ({ ...answer, item: entry(answer.item) });
  return {
    ...calls,
    list: async () => mapped(await calls.list(), (answers) => answers.map(entry)),
    add: async (...request) => stale(mapped(await calls.add(...request), saved), entry),
    save: async (...request) => stale(mapped(await calls.save(...request), saved), entry),
    at: async (...request) => mapped(await calls.at(...request), entry),
    restore: async (...request) => mapped(await calls.restore(...request), saved),
  };
}

/** Turns the newer version in a refusal into an entry, too. */
export function stale<T>(outcome: Outcome<T>, entry: (answer: EntryAnswer) => Entry): Outcome<T> {
  if (outcome.ok || outcome.failure.kind !== "stale" || !isYamlMap(outcome.failure.current)) return outcome;
  return { ok: false, failure: { kind: "stale", current: entry(outcome.failure.current as EntryAnswer) } };
}
