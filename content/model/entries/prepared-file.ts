import type { Collection } from "../collections/collection";
import { editDataFile } from "./data-file";
import { fieldNames } from "./entry-file";
import { editItemFile } from "../front-matter/edit-item-file";
import { parseItemFile } from "../front-matter/item-file";
import { isYamlMap } from "../yaml/yaml-data";

/** What the file of a prepared change says of the change itself (R15.24). */
export interface PreparedLines {
  /** When it takes the entry's place, as written; undefined without a time. */
  readonly publishAt: string | undefined;
  /** Version of the entry that was changed; undefined where the file was written by hand. */
  readonly preparedFrom: string | undefined;
}

/** The file of a prepared change taken apart. */
export interface PreparedText extends PreparedLines {
  /** The text that the entry's file gets then. */
  readonly text: string;
}

// A comment: a service of before reads the file as it always did, where another field would be a fault of it.
const timeLine = /^(?:# prepared from ([0-9a-f]{40})\r?\n)?publishAt:/m;

/** Takes a prepared change apart. Throws an Error when the text is no file of its kind. */
export function splitPrepared(collection: Pick<Collection, "bodies">, text: string): PreparedText {
  const preparedFrom = timeLine.exec(text)?.[1];
  const bare = preparedFrom === undefined ? text : text.replace(timeLine, "publishAt:");
  const timed = splitTime(collection, bare);
  // Without a time these lines are of a body.
  return timed.publishAt === undefined ? { ...timed, text, preparedFrom: undefined } : { ...timed, preparedFrom };
}

function splitTime({ bodies }: Pick<Collection, "bodies">, text: string): Omit<PreparedText, "preparedFrom"> {
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
export function joinPrepared(
  collection: Collection,
  id: string,
  { text, publishAt, preparedFrom }: Readonly<Record<keyof PreparedText, string>>,
): string {
  const timed = collection.bodies
    ? editItemFile(text, { data: { publishAt } }, fieldNames(collection, id))
    : editDataFile(text, (raw) => ({ ...(isYamlMap(raw) ? raw : {}), publishAt }));
  const lineEnd = timed.includes("\r\n") ? "\r\n" : "\n";
  return timed.replace(timeLine, `# prepared from ${preparedFrom}${lineEnd}publishAt:`);
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : JSON.stringify(value));
