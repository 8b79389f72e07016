import type { CollectionForm, EntryAnswer, FieldForm } from "../../../content/model/api/collection-answers";
import type { SavedAnswer } from "../../../content/model/api/answers";
import type { AdminItem, CollectionCalls, ItemCalls, Outcome } from "../client";
import { titleIn } from "../../../content/model/collections/collection";
import { isYamlMap } from "../../../content/model/yaml/yaml-data";
import type { Raw } from "./field-values";

/** An entry of a collection as the admin lists and edits it. */
export interface Entry extends AdminItem {
  /** What its file holds. */
  readonly fields: Raw;
}

/** The fields of an entry; those of a page are its own. */
export function fieldsOfEntry({ fields }: CollectionForm, id: string): readonly FieldForm[] {
  return isFieldList(fields) ? fields : (fields[id] ?? []);
}

const isFieldList = (fields: CollectionForm["fields"]): fields is readonly FieldForm[] => Array.isArray(fields);

/** What an entry is called: its name in the form, or the first field that names it. */
export function titlesOf(form: CollectionForm, id: string, fields: Raw): Pick<Entry, "title" | "title_jp"> {
  const known = form.entries?.[id];
  if (known !== undefined) return { title: known, title_jp: known };
  const { en, ja } = titleIn(form.titleFields, fields);
  return { title: en ?? ja ?? id, ...(ja === undefined ? {} : { title_jp: ja }) };
}

function entryOf(form: CollectionForm, { _id, version, ...fields }: EntryAnswer): Entry {
  return { _id, version, ...titlesOf(form, _id, fields), fields };
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

const mapped = <A, B>(outcome: Outcome<A>, change: (value: A) => B): Outcome<B> =>
  outcome.ok ? { ok: true, value: change(outcome.value) } : outcome;

/** Turns the newer version in a refusal into an entry, too. */
function stale<T>(outcome: Outcome<T>, entry: (answer: EntryAnswer) => Entry): Outcome<T> {
  if (outcome.ok || outcome.failure.kind !== "stale" || !isYamlMap(outcome.failure.current)) return outcome;
  return { ok: false, failure: { kind: "stale", current: entry(outcome.failure.current as EntryAnswer) } };
}
