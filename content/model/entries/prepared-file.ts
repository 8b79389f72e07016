import type { Collection } from "../collections/collection";
import { readApproval, writeApproval, type Approval } from "../approval/approval";
import { whenApproved } from "../approval/when-approved";
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
  /** Set where `publishAt` is `whenApproved`. */
  readonly approval?: Approval;
}

/** The file of a prepared change taken apart. */
export interface PreparedText extends PreparedLines {
  /** The text that the entry's file gets then. */
  readonly text: string;
}

// A comment: a service of before reads the file as it always did, where another field would be a fault of it.
const timeLine = /^(?:# prepared from ([0-9a-f]{40})\r?\n)?(?:# approval (\{.*\})\r?\n)?publishAt:/m;

/** Takes a prepared change apart. Throws an Error when the text is no file of its kind. */
export function splitPrepared(collection: Pick<Collection, "bodies">, text: string): PreparedText {
  const [found = "", preparedFrom, comment] = timeLine.exec(text) ?? [];
  const timed = splitTime(collection, found === "" ? text : text.replace(found, "publishAt:"));
  // Without a time these lines are of a body.
  if (timed.publishAt === undefined) return { ...timed, text, preparedFrom: undefined };
  const approval = timed.publishAt === whenApproved ? (readApproval(comment) ?? { askedBy: "" }) : undefined;
  return { ...timed, preparedFrom, ...(approval && { approval }) };
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
  {
    text,
    publishAt,
    preparedFrom,
    approval,
  }: Pick<PreparedText, "text" | "approval"> & Readonly<Record<"publishAt" | "preparedFrom", string>>,
): string {
  const timed = collection.bodies
    ? editItemFile(text, { data: { publishAt } }, fieldNames(collection, id))
    : editDataFile(text, (raw) => ({ ...(isYamlMap(raw) ? raw : {}), publishAt }));
  const lineEnd = timed.includes("\r\n") ? "\r\n" : "\n";
  const comments = [`# prepared from ${preparedFrom}`, ...(approval ? [`# approval ${writeApproval(approval)}`] : [])];
  return timed.replace(timeLine, () => [...comments, "publishAt:"].join(lineEnd));
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : JSON.stringify(value));
