import type { Collection } from "../collections/collection";
import { editDataFile } from "./data-file";
import { fieldNames } from "./entry-file";
import { editItemFile } from "../front-matter/edit-item-file";
import { parseItemFile } from "../front-matter/item-file";
import { isYamlMap } from "../yaml/yaml-data";

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

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : JSON.stringify(value));
