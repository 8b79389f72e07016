import type { Collection, EntryFields } from "../../content/model/collections/collection";
import { editEntry, readEntry } from "../../content/model/entries/entry-file";
import { mergeEntry } from "../../content/model/entries/merge-entry";
import { splitPrepared } from "../../content/model/entries/prepared-file";
import { message } from "../entries/entry-fields";
import type { Change, ContentLog, ContentStore, StoredFile } from "../store/content-store";
import { collectionOfPrepared, preparedFields, type StoredPrepared } from "./prepared-change";

/** What takes an entry's place; or the field that was changed in today's version, too, since the change was prepared. */
export type MergedChange =
  | { readonly kind: "merged"; readonly text: string }
  | { readonly kind: "conflict"; readonly field: string };

/**
 * The text that a prepared change makes of today's entry. Where the entry was changed after the change was prepared,
 * the two are merged as the form merges, so that no text is lost (decision 024).
 */
export async function mergedChange(
  store: Pick<ContentStore, "readVersion" | "log">,
  entry: StoredFile,
  prepared: StoredPrepared,
): Promise<MergedChange> {
  const collection = collectionOfPrepared(prepared);
  const { id } = entry.file;
  const { text } = splitPrepared(collection, prepared.text);
  const before = await preparedOn(store, entry, prepared);
  if (before.version === entry.version) return { kind: "merged", text };
  const now = fieldsToday(entry);
  const sides = { base: before.fields, mine: preparedFields(prepared), theirs: now };
  const { fields, conflict } = mergeEntry(collection, id, sides);
  if (conflict !== undefined) return { kind: "conflict", field: conflict };
  const today = splitPrepared(collection, entry.text).text;
  return { kind: "merged", text: editEntry(collection, id, { text: today, before: now }, fields) };
}

/** The change that puts a prepared one, merged to `text`, in the place of its entry. */
export function placedChange(verb: string, entry: StoredFile, prepared: StoredPrepared, text: string): Change {
  return {
    message: message(verb, collectionOfPrepared(prepared), entry.file.id, preparedFields(prepared)),
    files: [
      { path: entry.path, bytes: text },
      { path: prepared.path, remove: true },
    ],
  };
}

/** The version of an entry that its prepared change is a change of; today's where neither its file nor history says. */
export interface PreparedOn {
  readonly version: string;
  readonly fields: EntryFields;
}

/**
 * Reads it: the version that the file records. One written by hand records none, and content that was copied into
 * another repository names one that is not there: then history says what the entry was when the file was last written.
 */
export async function preparedOn(
  store: Pick<ContentStore, "readVersion" | "log">,
  entry: StoredFile,
  prepared: StoredPrepared,
): Promise<PreparedOn> {
  const { preparedFrom = "" } = prepared.file.next;
  const collection = collectionOfPrepared(prepared);
  const recorded = await fieldsAt(store, collection, entry, preparedFrom);
  if (recorded) return { version: preparedFrom, fields: recorded };
  const version = versionAtPreparation(await store.log(), entry.path, prepared) ?? entry.version;
  return { version, fields: (await fieldsAt(store, collection, entry, version)) ?? {} };
}

/** The fields of a version of an entry without its time; undefined for what is none. */
async function fieldsAt(
  store: Pick<ContentStore, "readVersion">,
  collection: Collection,
  entry: StoredFile,
  version: string,
): Promise<EntryFields | undefined> {
  if (version === entry.version) return fieldsToday(entry);
  const bytes = await store.readVersion(version);
  const read = bytes && readEntry(collection, entry.file.id, entry.path, Buffer.from(bytes).toString("utf8"));
  return read?.ok === true ? withoutTime(read.fields) : undefined;
}

/** The fields of an entry without its time, which stays behind: a prepared change has one of its own. */
export const fieldsToday = ({ file }: StoredFile): EntryFields => withoutTime(file.fields);

const withoutTime = ({ publishAt: _, ...fields }: EntryFields): EntryFields => fields;

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
