import { collections } from "../../content/model/collections/collections";
import { editEntry, readEntry } from "../../content/model/entries/entry-file";
import { fieldsOf } from "../../content/model/entries/parse-content-file";
import { mergePrepared, splitPrepared } from "../../content/model/publication/prepared-file";
import type { ContentLog, ContentStore, StoredFile } from "../store/content-store";
import { preparedFields, type StoredPrepared } from "./prepared-change";

/** What takes an entry's place; or the field that was changed in today's version, too, since the change was prepared. */
export type MergedChange =
  { readonly kind: "merged"; readonly text: string } | { readonly kind: "conflict"; readonly field: string };

/**
 * The text that a prepared change makes of today's entry. Where the entry was changed after the change was prepared,
 * the two are merged by field, so that no text is lost (decision 024).
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
  const base = versionAtPreparation(log, entry.path, prepared.path) ?? entry.version;
  if (base === entry.version) return { kind: "merged", text };
  const bytes = await store.readVersion(base);
  const before = readEntry(collection, id, entry.path, bytes === undefined ? "" : Buffer.from(bytes).toString("utf8"));
  // The time is that of the change and stays behind.
  const { publishAt: _, ...now } = fieldsOf(collection, entry.file);
  const { publishAt: _before, ...fieldsBefore } = before.ok ? before.fields : {};
  const merged = mergePrepared(fieldsBefore, now, preparedFields(prepared));
  if (!merged.ok) return { kind: "conflict", field: merged.field };
  const today = splitPrepared(collection, entry.text).text;
  return { kind: "merged", text: editEntry(collection, id, { text: today, before: now }, merged.fields) };
}

/** The version that an entry had when its prepared change was last written; undefined where history does not say. */
function versionAtPreparation({ commits }: ContentLog, entryPath: string, path: string): string | undefined {
  const at = commits.findIndex(({ files }) => files.some((file) => file.path === path && file.after !== undefined));
  for (const { files } of at < 0 ? [] : commits.slice(at)) {
    const version = files.find((file) => file.path === entryPath)?.after;
    if (version !== undefined) return version;
  }
  return undefined;
}
