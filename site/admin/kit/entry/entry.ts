import type { CollectionForm, EntryAnswer } from "../../../../content/model/api/collection-answers";
import type { SavedAnswer } from "../../../../content/model/api/answers";
import type { CollectionCalls, ItemCalls } from "../../client";
import type { PreparedState } from "../../prepared-state";
import { mapped, type Outcome } from "../../send-call";
import type { PublicationFields } from "../../../../content/model/publication/publication";
import { isYamlMap, sameData } from "../../../../content/model/yaml/yaml-data";
import { isFieldList } from "../../../../content/model/collections/field-form";
import { titlesOf } from "./collection-fields";
import type { Raw } from "./inputs/input-kind";

/** An entry of a collection, or a prepared change of one, as the admin lists and edits it. */
export interface Entry extends PublicationFields {
  readonly _id: string;
  readonly version: string;
  readonly title: string;
  readonly title_jp?: string | undefined;
  /** Its own picture, where its form has one that is sent with a save. */
  readonly image?: string | undefined;
  readonly imageUrl?: string | undefined;
  /** What its file holds. */
  readonly fields: Raw;
  /** A change that waits for its time (R15.24). */
  readonly next?: PreparedState | undefined;
  /** Of a prepared change: the entry as visitors see it; absent while the change is being made. */
  readonly today?: Entry | undefined;
  /** Of a prepared change: the version of the entry on which it was last written. */
  readonly before?: string | undefined;
  /** Of a prepared change: the fields that today's version has differently since, and about which a person has decided. */
  readonly decided?: readonly string[] | undefined;
}

/** An entry as a call answers it. */
export function entryOf(form: CollectionForm, answer: EntryAnswer): Entry {
  const { _id, version, state: _, next, imageUrl, ...fields } = answer;
  const { draft, publishAt, unpublishAt } = fields;
  return {
    _id,
    version,
    ...titlesOf(form, _id, fields),
    image: textOf(fields[uploadOf(form) ?? ""]),
    imageUrl: textOf(imageUrl),
    draft,
    publishAt,
    unpublishAt,
    next: next as Entry["next"],
    fields,
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** The field with the picture that is sent with a save, where a form has one. */
export function uploadOf({ fields }: CollectionForm): string | undefined {
  return isFieldList(fields) ? fields.find(({ input }) => input === "upload")?.name : undefined;
}

/** An entry from a history or restore call: there, bodies of events and news are HTML, with the Markdown under a field of its own. */
export function earlierEntry(form: CollectionForm, answer: EntryAnswer): Entry {
  const { bodyField = "" } = form;
  const bodies = [bodyField, `${bodyField}_jp`].map((name) => {
    const markdown = answer[name.replace(bodyField, `${bodyField}Markdown`)];
    return [name, markdown ?? answer[name]] as const;
  });
  const sources = bodyField === "" ? [] : bodies.filter(([, text]) => text !== undefined);
  return entryOf(form, { ...answer, ...Object.fromEntries(sources) });
}

/** The calls of a collection, in entries. */
export function entryCalls(calls: CollectionCalls, form: CollectionForm): ItemCalls<Entry> {
  const entry = (answer: EntryAnswer) => entryOf(form, answer);
  const earlier = (answer: EntryAnswer) => earlierEntry(form, answer);
  const saved = (answer: SavedAnswer<EntryAnswer>) => ({ ...answer, item: entry(answer.item) });
  return {
    ...calls,
    list: async () => mapped(await calls.list(), (answers) => answers.map(entry)),
    add: async (...request) => stale(mapped(await calls.add(...request), saved), entry),
    save: async (...request) => stale(mapped(await calls.save(...request), saved), entry),
    at: async (...request) => mapped(await calls.at(...request), earlier),
    restore: async (...request) =>
      mapped(await calls.restore(...request), (answer) => ({ ...answer, item: earlier(answer.item) })),
  };
}

/** Turns the newer version in a refusal into an entry, too. */
export function stale<T>(outcome: Outcome<T>, entry: (answer: EntryAnswer) => Entry): Outcome<T> {
  if (outcome.ok || outcome.failure.kind !== "stale" || !isYamlMap(outcome.failure.current)) return outcome;
  return { ok: false, failure: { kind: "stale", current: entry(outcome.failure.current as EntryAnswer) } };
}

/** Fields that a save changes; null removes one. */
export function changedFields(raw: Raw, before: Raw): Raw {
  const names = [...new Set([...Object.keys(raw), ...Object.keys(before)])];
  const changed = names.filter((name) => !sameData(raw[name], before[name]));
  return Object.fromEntries(changed.map((name) => [name, raw[name] ?? null]));
}
