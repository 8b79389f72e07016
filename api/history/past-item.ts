import { mediaFileOf } from "../../content/model/entries/item-paths";
import { pictureAddress } from "../../content/model/markdown/media-address";
import { mediaNamedIn } from "../../content/model/publication/media-in";
import type { Collection } from "../../content/model/collections/collection";
import type { EntryFields } from "../../content/model/collections/collection";
import { readEntry } from "../../content/model/entries/entry-file";
import { entryFile } from "../../content/model/entries/parse-content-file";
import { bilingualWords } from "../../content/model/problems/fault-words";
import type { Problem } from "../../content/model/problems/problem";
import { ApiError } from "../errors";
import type { ContentStore, StoredFile } from "../store/content-store";
import type { ItemHistories } from "./item-histories";
import type { TakenBackSaves } from "./taken-back-saves";
import type { ItemRevision } from "./item-revision";

/** An entry as it was, and the revision that made it so. */
export interface PastItem {
  readonly stored: StoredFile;
  readonly fields: EntryFields;
  readonly revision: ItemRevision;
  /** The entry's whole history, oldest first. */
  readonly revisions: readonly ItemRevision[];
}

/** A picture as of some time. */
export interface PastPicture {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface PastDependencies {
  readonly store: Pick<ContentStore, "readVersion" | "readAt">;
  readonly histories: ItemHistories;
  readonly takenBack: Pick<TakenBackSaves, "of">;
}

/** The entry as of a version of its history. Throws "not-found", "unreadable-version". */
export async function pastItem(
  { store, histories, takenBack }: PastDependencies,
  collection: Collection,
  id: string,
  version: string,
): Promise<PastItem> {
  const revisions = (await histories.of(collection.name)).get(id) ?? [];
  const isIt = (one: ItemRevision) => one.version === version && one.change !== "checked";
  // A save that was dropped is in no history.
  const dropped = async () =>
    (await takenBack.of()).find((one) => one.collection === collection && one.id === id && isIt(one.save))?.save;
  const revision = revisions.findLast(isIt) ?? (await dropped());
  if (revision === undefined) throw new ApiError("not-found");
  return itemOfRevision(store, collection, id, revision, revisions);
}

/** The entry as of a revision. Throws "not-found", "unreadable-version". */
export async function itemOfRevision(
  store: Pick<ContentStore, "readVersion">,
  collection: Collection,
  id: string,
  revision: ItemRevision,
  revisions: readonly ItemRevision[],
): Promise<PastItem> {
  const { version = "" } = revision;
  const bytes = await store.readVersion(version);
  if (bytes === undefined) throw new ApiError("not-found");
  const { path } = revision;
  const text = Buffer.from(bytes).toString("utf8");
  const read = readEntry(collection, id, path, text);
  if (!read.ok) throw unreadable(read.problems[0]);
  const { fields } = read;
  return {
    stored: { path, version, text, file: entryFile(collection, id, version, fields) },
    fields,
    revision,
    revisions,
  };
}

/** The bytes of the entry's own picture as of then, or undefined when it had none or no commit of its history has it. */
export async function pastPicture(
  dependencies: PastDependencies,
  collection: Collection,
  past: PastItem,
): Promise<PastPicture | undefined> {
  const image = past.fields[collection.pictureField ?? ""];
  return typeof image === "string" ? pictureAsOf(dependencies, past, mediaFileOf(image)) : undefined;
}

/** The pictures that the entry named then, as far as a commit of its history has them. */
export async function pastPictures(
  dependencies: Pick<PastDependencies, "store">,
  { fields, ...past }: PastItem,
): Promise<readonly PastPicture[]> {
  const named = mediaNamedIn(fields).filter((path) => pictureAddress(path) !== undefined);
  const found = await Promise.all(named.map((path) => pictureAsOf(dependencies, past, path)));
  return found.filter((picture) => picture !== undefined);
}

async function pictureAsOf(
  { store }: Pick<PastDependencies, "store">,
  { revision, revisions }: Pick<PastItem, "revision" | "revisions">,
  path: string,
): Promise<PastPicture | undefined> {
  // A maintainer may have brought the picture in a later commit; the one before a delete still has it.
  const others = revisions
    .toReversed()
    .map(({ commit, version, parents }) => (version === undefined ? parents[0] : commit));
  for (const commit of new Set([revision.commit, ...others])) {
    const bytes = commit === undefined ? undefined : await store.readAt(path, commit);
    if (bytes !== undefined) return { path, bytes };
  }
  return undefined;
}

function unreadable(problem: Problem | undefined): ApiError {
  if (problem === undefined) return new ApiError("unreadable-version");
  const { field } = problem;
  const words = bilingualWords(problem);
  const place = field === undefined ? "" : `${field}: `;
  return new ApiError("unreadable-version", {
    words: {
      en: `This version cannot be read any more (${place}${words.en}).`,
      ja: `この版は読み込めません（${place}${words.ja}）。`,
    },
  });
}
