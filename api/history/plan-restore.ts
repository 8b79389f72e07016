import type { Collection } from "../../content/model/collections/collection";
import { editEntry } from "../../content/model/entries/entry-file";
import { ApiError } from "../errors";
import { dropPicture } from "../entries/entry-picture";
import type { EarlierEntries } from "../entries/entry-addresses";
import { message, nextNumber, numbersOf } from "../entries/entry-fields";
import type { Planned } from "../entries/plan-entry";
import { contentAnswer, findEntry } from "../entries/stored-entry";
import { redirectChanges } from "../entries/plan-redirects";
import type { FileChange, Snapshot, StoredFile } from "../store/content-store";
import type { PastItem, PastPicture } from "./past-item";

/** What a restore is about. */
export interface Restore {
  readonly past: PastItem;
  /** The pictures that the entry named then. */
  readonly pictures: readonly PastPicture[];
  /** The version that the person saw; null: the entry was deleted; undefined: any version (R9.7). */
  readonly seen: string | null | undefined;
  readonly earlier: EarlierEntries;
}

/** Brings an entry back as it was, also a deleted one, at the path it had last. Throws "stale-version". */
export function planRestore(
  collection: Collection,
  { past, pictures, seen, earlier }: Restore,
  snapshot: Snapshot,
): Planned {
  const { stored, fields, revision, revisions } = past;
  const { id } = stored.file;
  const entry = findEntry(collection, snapshot, id);
  const path = entry?.path ?? revisions.at(-1)?.path ?? stored.path;
  // Also of a file that was left out because a hand edit broke it.
  const version = snapshot.versionOf(path);
  const isCurrent = version === stored.version;
  if (!isCurrent && seen !== undefined && seen !== (version ?? null))
    throw new ApiError("stale-version", entry === undefined ? {} : { current: contentAnswer(collection, entry) });
  const text = isCurrent ? stored.text : restoredText(collection, past, entry, snapshot, earlier);
  const files: FileChange[] = [{ path, bytes: text }, ...pictures.filter((picture) => !snapshot.has(picture.path))];
  const { pictureField = "", address } = collection;
  if (entry === undefined && address !== undefined) files.push(...redirectChanges(snapshot, { back: [address + id] }));
  if (entry !== undefined && entry.file.fields[pictureField] !== fields[pictureField])
    files.push(...dropPicture(collection, entry, snapshot, text));
  const asOf = revision.commit.slice(0, 7);
  return { id, change: { message: `${message("Restore", collection, id, fields)} as of ${asOf}`, files } };
}

/** The old text with the number that the entry has now; of a deleted one whose number is taken, with the next free one. */
function restoredText(
  collection: Collection,
  { stored, fields }: PastItem,
  entry: StoredFile | undefined,
  snapshot: Snapshot,
  earlier: EarlierEntries,
): string {
  const { number } = collection;
  if (number === undefined) return stored.text;
  const now = entry && entry.file.fields[number];
  const isTaken = numbersOf(collection, snapshot).some(
    (one) => one.id !== stored.file.id && one.number === fields[number],
  );
  const right = now ?? (isTaken ? nextNumber(collection, snapshot, earlier) : fields[number]);
  if (right === fields[number]) return stored.text;
  return editEntry(collection, stored.file.id, { text: stored.text, before: fields }, { ...fields, [number]: right });
}
