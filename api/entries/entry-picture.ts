import type { Collection } from "../../content/model/collections/collection";
import { mediaFileOf, mediaPathFor, mediaUrlOf } from "../../content/model/entries/item-paths";
import type { Problem } from "../../content/model/problems/problem";
import type { EncodedPicture } from "../images/encode-picture";
import type { FileChange, Snapshot, StoredFile } from "../store/content-store";
import { allFiles } from "./stored-entry";

/** The files that a new picture adds, and its address for the entry's field. */
export interface AddedPicture {
  readonly files: readonly FileChange[];
  readonly image?: string | undefined;
}

/** Stores a picture beside the item's file, under a name that carries its content's hash. */
export function addPicture(
  picture: EncodedPicture,
  id: string,
  year: number | string,
  snapshot: Snapshot,
): AddedPicture & { readonly image: string } {
  const path = mediaPathFor(year, id, picture.hash, picture.type);
  return { image: mediaUrlOf(path), files: snapshot.has(path) ? [] : [{ path, bytes: picture.bytes }] };
}

/**
 * Removes an entry's picture, unless it is not there, or the entry's new text or another content file names it. A file
 * that is left out may name any.
 */
export function dropPicture(
  collection: Collection,
  entry: StoredFile,
  snapshot: Snapshot,
  newText = "",
): readonly FileChange[] {
  const image = entry.file.fields[collection.pictureField ?? ""];
  if (typeof image !== "string" || newText.includes(image)) return [];
  const path = mediaFileOf(image);
  // Texts may spell a name that is encoded in several ways.
  if (mediaUrlOf(path) !== image) return [];
  if (!snapshot.has(path) || isNamedElsewhere(image, entry.path, snapshot)) return [];
  return [{ path, remove: true }];
}

function isNamedElsewhere(image: string, path: string, snapshot: Snapshot): boolean {
  const isLeftOut = (problem: Problem): boolean => problem.path !== path && snapshot.file(problem.path) === undefined;
  return (
    snapshot.problems.some(isLeftOut) ||
    allFiles(snapshot).some((file) => file.path !== path && file.text.includes(image))
  );
}
