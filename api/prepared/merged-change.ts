import type { Collection, EntryFields } from "../../content/model/collections/collection";
import { collections } from "../../content/model/collections/collections";
import { editEntry, readEntry } from "../../content/model/entries/entry-file";
import { fieldsOf } from "../../content/model/entries/parse-content-file";
import { mergeEntry } from "../../content/model/entries/merge-entry";
import { splitPrepared } from "../../content/model/entries/prepared-file";
import type { ContentLog, ContentStore, StoredFile } from "../store/content-store";
import { preparedFields, type StoredPrepared } from "./prepared-change";

/** What takes an entry's place; or the field that was changed in today's version, too, since the change was prepared. */
export type MergedChange =
  | { readonly kind: "merged"; readonly text: string }
  | { readonly kind: "conflict"; readonly field: string };

/**
 * The text that a prepared change makes of today's entry. Where the entry was changed after the change was prepared,
 * the two are merged as the form merges, so that no text is lost (decision 024).
 */
export async function mergedChange(
  store: Pick<ContentStore, "readVersion">,
  log: ContentLog,
  entry: StoredFile,
  prepared: StoredPrepared,
): Promise<MergedChange> {
  const collection = collections[prepared.file.next.collection];
  const { id } = entry.file;
  const { text } = splitPrepared(collection, prepared.text);
  const before = await preparedOn(store, log, entry, prepared);
  if (before.version === entry.version) return { kind: "merged", text };
  const now = fieldsToday(collection, entry);
  const sides = { base: before.fields, mine: preparedFields(prepared), theirs: now };
  const { fields, conflict } = mergeEntry(collection, id, sides);
  if (conflict !== undefined) return { kind: "conflict", field: conflict };
  const today = splitPrepared(collection, entry.text).text;
  return { kind: "merged", text: editEntry(collection, id, { text: today, before: now }, fields) };
}

/** What an entry held when a version of its prepared change was last written; what it holds today where history does not say. */
export interface PreparedOn {
  readonly version: string;
  readonly fields: EntryFields;
}

/** Reads it from the history. */
export async function preparedOn(
  store: Pick<ContentStore, "readVersion">,
  log: ContentLog,
  entry: StoredFile,
  prepared: StoredPrepared,
): Promise<PreparedOn> {
  const collection = collections[prepared.file.next.collection];
  const version = versionAtPreparation(log, entry.path, prepared) ?? entry.version;
  if (version === entry.version) return { version, fields: fieldsToday(collection, entry) };
  const bytes = await store.readVersion(version);
  const text = bytes === undefined ? "" : Buffer.from(bytes).toString("utf8");
  const before = readEntry(collection, entry.file.id, entry.path, text);
  const { publishAt: _, ...fields } = before.ok ? before.fields : {};
  return { version, fields };
}

/** The fields of an entry without its time, which stays behind: a prepared change has one of its own. */
export function fieldsToday(collection: Collection, { file }: StoredFile): EntryFields {
  const { publishAt: _, ...fields } = fieldsOf(collection, file);
  return fields;
}

/** The version that an entry had when its prepared change was last written; undefined where history does not say. */
function versionAtPreparation(
  { commits }: ContentLog,
  entryPath: string,
  { path, version }: StoredPrepared,
): string | undefined {
  const at = commits.findIndex(({ files }) => files.some((file) => file.path === path && file.after === version));
  for (const { files } of at < 0 ? [] : commits.slice(at)) {
    const found = files.find((file) => file.path === entryPath)?.after;
    if (found !== undefined) return found;
  }
  return undefined;
}
