import type { EntryName } from "../../content/model/api/answers";
import { titleOf, type Collection } from "../../content/model/collections/collection";
import { collections } from "../../content/model/collections/collections";
import { entryPathOf } from "../../content/model/entries/prepared-path";
import type { Snapshot, StoredFile } from "../store/content-store";

/** What staff call an entry. */
export function entryName(collection: Collection, { file }: StoredFile): EntryName {
  const { en, ja } = titleOf(collection, file.id, file.fields);
  return {
    kind: collection.name,
    _id: file.id,
    title: en ?? ja ?? file.id,
    ...(ja === undefined ? {} : { title_jp: ja }),
  };
}

/** The entry of a file that forms can open, if its form has a field of that path; undefined for a prepared change. */
export function nameInForm(path: string, field: string, snapshot: Snapshot): EntryName | undefined {
  const stored = snapshot.file(path);
  if (stored?.version !== snapshot.versionOf(path) || stored?.file.collection === "next") return undefined;
  const [name = ""] = field.split(/[.[]/);
  return stored && name in stored.file.fields ? entryName(collections[stored.file.collection], stored) : undefined;
}

/** The entry of the prepared change at a path; undefined for other files, and where the entry cannot be read. */
export function nameOfPrepared(path: string, snapshot: Snapshot): EntryName | undefined {
  const stored = snapshot.file(entryPathOf(path) ?? "");
  if (stored === undefined || stored.file.collection === "next") return undefined;
  return entryName(collections[stored.file.collection], stored);
}
