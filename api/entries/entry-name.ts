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

/** The entry of the prepared change at a path; undefined for other files, and where the entry cannot be read. */
export function nameOfPrepared(path: string, snapshot: Snapshot): EntryName | undefined {
  const stored = snapshot.file(entryPathOf(path) ?? "");
  if (stored === undefined || stored.file.collection === "next") return undefined;
  return entryName(collections[stored.file.collection], stored);
}
