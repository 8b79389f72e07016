import type { Collection, EntryFields } from "../collections/collection";
import { editDataFile } from "./data-file";
import { fieldNames } from "./entry-file";
import { editItemFile } from "../front-matter/edit-item-file";
import { parseItemFile } from "../front-matter/item-file";
import { isYamlMap, sameData } from "../yaml/yaml-data";

/** The file of a prepared change taken apart (R15.24). */
export interface PreparedText {
  /** When it takes the entry's place, as written; undefined without a time. */
  readonly publishAt: string | undefined;
  /** The text that the entry's file gets then. */
  readonly text: string;
}

/** Takes a prepared change apart. Throws an Error when the text is no file of its kind. */
export function splitPrepared({ bodies }: Pick<Collection, "bodies">, text: string): PreparedText {
  if (bodies) {
    const parsed = parseItemFile(text, "");
    if (!parsed.ok) throw new Error("not an item file");
    const { publishAt } = parsed.item.data;
    if (publishAt === undefined) return { publishAt, text };
    return { publishAt: textOf(publishAt), text: editItemFile(text, { data: { publishAt: undefined } }) };
  }
  let found: unknown;
  const rest = editDataFile(text, (raw) => {
    if (!isYamlMap(raw) || raw["publishAt"] === undefined) return raw;
    const { publishAt, ...others } = raw;
    found = publishAt;
    return others;
  });
  return found === undefined ? { publishAt: undefined, text } : { publishAt: textOf(found), text: rest };
}

/** The inverse of `splitPrepared`. */
export function joinPrepared(collection: Collection, id: string, text: string, publishAt: string): string {
  if (collection.bodies) {
    const order = fieldNames(collection, id);
    return editItemFile(text, { data: { publishAt } }, order);
  }
  return editDataFile(text, (raw) => ({ ...(isYamlMap(raw) ? raw : {}), publishAt }));
}

/** What an entry holds after two changes of it, or the field that both changed, each in its way. */
export type Merged =
  | { readonly ok: true; readonly fields: EntryFields }
  | { readonly ok: false; readonly field: string };

/** Merges by field what a prepared change and others made of `before`; a pure function. */
export function mergePrepared(before: EntryFields, now: EntryFields, prepared: EntryFields): Merged {
  const names = [...new Set([...Object.keys(prepared), ...Object.keys(now), ...Object.keys(before)])];
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    const isChangedHere = !sameData(before[name], prepared[name]);
    const isChangedThere = !sameData(before[name], now[name]);
    if (isChangedHere && isChangedThere && !sameData(prepared[name], now[name])) return { ok: false, field: name };
    const value = isChangedHere ? prepared[name] : now[name];
    if (value !== undefined) fields[name] = value;
  }
  return { ok: true, fields };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : JSON.stringify(value));
