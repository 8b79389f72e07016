import type { Collection, EntryFields } from "../../content/model/collections/collection";
import { collections } from "../../content/model/collections/collections";
import type { EntryAnswer, PreparedSummary } from "../../content/model/api/collection-answers";
import { preparedPathOf } from "../../content/model/entries/prepared-path";
import { omitUndefined } from "../../content/model/omit-undefined";
import { answerOfFields } from "../entries/stored-entry";
import type { Snapshot, StoredFile, StoredFileOf } from "../store/content-store";

/** The file of a prepared change as the newest commit has it. */
export type StoredPrepared = StoredFileOf<"next">;

/** The prepared change of the entry whose file is at a path, if there is one that can be read. */
export function preparedChange(snapshot: Snapshot, entryPath: string): StoredPrepared | undefined {
  const stored = snapshot.file(preparedPathOf(entryPath));
  return stored !== undefined && isPrepared(stored) ? stored : undefined;
}

/** The fields that the entry has when its time has come. */
export function preparedFields({ file: { next } }: StoredPrepared): EntryFields {
  return next.file.fields;
}

/** The collection of the entry. */
export function collectionOfPrepared({ file: { next } }: StoredPrepared): Collection {
  return collections[next.file.collection];
}

/** What lists say of it. */
export function preparedSummary({ version, file: { next } }: StoredPrepared): PreparedSummary {
  const { publishAt, approval } = next;
  return { version, ...omitUndefined({ publishAt, approval }) };
}

/** The answer of the calls with `?next=1`: the entry as it will be, and when. */
export function preparedAnswer(stored: StoredPrepared): EntryAnswer {
  const { file, version } = stored;
  const { publishAt } = file.next;
  const answer = answerOfFields(collectionOfPrepared(stored), file.id, version, preparedFields(stored));
  return { ...answer, ...(publishAt !== undefined && { publishAt }), next: preparedSummary(stored) };
}

const isPrepared = (stored: StoredFile): stored is StoredPrepared => stored.file.collection === "next";
