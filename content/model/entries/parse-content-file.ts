import type { ContentFile, EntryFile } from "./content-file";
import { isEntryId, type Collection, type EntryFields } from "../collections/collection";
import { allCollections } from "../collections/collections";
import { placeOfPath } from "../collections/place-of-path";
import { readEntry } from "./entry-file";
import { misspeltPlace } from "./unknown-names";
import { asFaults } from "./without-pictures";
import { splitPrepared, type PreparedText } from "./prepared-file";
import { entryPathOf } from "./prepared-path";
import { fault, type FaultCode } from "../problems/fault";
import type { Problem } from "../problems/problem";

/** A content file, or why it is left out. */
export type ParsedContentFile =
  /** `warnings`: what of it visitors will not find, though it is shown. */
  | { readonly ok: true; readonly file: ContentFile; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly problems: Problem[] };

/** Also what editors leave beside a file; `pages/admin-*.yml` held the words of the staff pages, which are in site/locales now. */
const hidden = /(?:^|\/)(?:[._]|readme(?:\.|$))|(?:~|\.swp)$|^pages\/admin-\w+\.yml$/i;

/** An event or a news item that lies in neither folder: only their names begin with a day. */
const lostItem = /^(?:\d{4}\/)?\d{4}-\d{2}-\d{2}[^/]*\.(?:md|markdown)$/i;

/** True for a path (relative to the content folder) that should hold content; pictures, hidden files, READMEs and the words that staff pages once had there do not. */
export function isContentPath(path: string): boolean {
  if (hidden.test(path)) return false;
  if (lostItem.test(path)) return true;
  return allCollections.some((collection) => looksLike(collection, path)) || misspeltPlace(path) !== undefined;
}

// Also where the name or the ending is wrong: such a file is a problem, and not something else.
function looksLike({ name, extent }: Collection, path: string): boolean {
  const place = extent === "single" ? `${name}.` : `${name}/`;
  return path.slice(0, place.length).toLowerCase() === place;
}

/** Parses one content file, of which no part may be left out. Throws on no text; `version` is the file's git blob id. */
export function parseContentFile(path: string, text: string, version: string): ParsedContentFile {
  const parsed = parseCommittedFile(path, text, version);
  const faults = parsed.ok ? asFaults(parsed.warnings) : [];
  return faults.length === 0 ? parsed : { ok: false, problems: faults };
}

/** The same of a file that is shown as far as it can be: without a picture of a kind that is not published. */
export function parseCommittedFile(path: string, text: string, version: string): ParsedContentFile {
  const entryPath = entryPathOf(path);
  if (entryPath !== undefined) return parsePrepared(path, entryPath, text, version);
  const place = placeOfPath(path);
  if (place === undefined) {
    const meant = misspeltPlace(path);
    if (meant === undefined) return misplaced(path, expectedPlace(path));
    return { ok: false, problems: [{ path, ...fault("misspeltPlace", { meant }) }] };
  }
  const { collection, id } = place;
  if (!isEntryId(collection, id)) return misplaced(path, collection.badId);
  const read = readEntry(collection, id, path, text);
  if (!read.ok) return read;
  return { ok: true, file: entryFile(collection, id, version, read.fields), warnings: read.warnings };
}

/** What is wrong with a file of other bytes than text: a Word document beside the content is told its place, and not its encoding. */
export function notText(path: string): Problem {
  const entryPath = entryPathOf(path) ?? path;
  return { path, ...fault(placeOfPath(entryPath) ? "notUtf8" : expectedPlace(path)) };
}

/** A prepared change: what it makes of the entry is checked as the entry is. */
function parsePrepared(path: string, entryPath: string, text: string, version: string): ParsedContentFile {
  const place = placeOfPath(entryPath);
  if (place === undefined || !isEntryId(place.collection, place.id)) return misplaced(path, expectedPlace(path));
  const { collection, id } = place;
  const { text: entryText, ...lines } = split(collection, text);
  const read = readEntry(collection, id, path, entryText);
  if (!read.ok) return read;
  const { publishAt } = lines;
  const next = { entryPath, ...lines, file: entryFile(collection, id, version, read.fields) };
  return { ok: true, warnings: read.warnings, file: { collection: "next", id, version, fields: { publishAt }, next } };
}

function split(collection: Collection, text: string): PreparedText {
  try {
    return splitPrepared(collection, text);
  } catch {
    // `readEntry` reports what is wrong.
    return { publishAt: undefined, preparedFrom: undefined, text };
  }
}

/** The file of an entry with these fields. */
export function entryFile({ name }: Collection, id: string, version: string, fields: EntryFields): EntryFile {
  // The collection's schema has read the fields.
  return { collection: name, id, version, fields } as unknown as EntryFile;
}

function expectedPlace(path: string): FaultCode & ("ymlEnding" | "itemPlace" | "companyPlace" | "unknownPlace") {
  if (/\.yaml$/i.test(path)) return "ymlEnding";
  if (/^(?:events|news)\//i.test(path) || lostItem.test(path)) return "itemPlace";
  if (/^companies\//i.test(path)) return "companyPlace";
  return "unknownPlace";
}

function misplaced(path: string, code: Collection["badId"] | ReturnType<typeof expectedPlace>): ParsedContentFile {
  return { ok: false, problems: [{ path, ...fault(code) }] };
}
