import type { Collection } from "../../content/model/collections/collection";
import { allCollections } from "../../content/model/collections/collections";
import { mediaFileOf, mediaPathFor, mediaUrlOf } from "../../content/model/collections/item-paths";
import { fieldsOf } from "../../content/model/collections/parse-content-file";
import type { EncodedPicture } from "../images/encode-picture";
import type { FileChange, Snapshot, StoredFile } from "../store/content-store";

/** The files that a new picture adds, and its address for the entry's field. */
export interface PictureFiles {
  readonly files: readonly FileChange[];
  readonly image?: string | undefined;
}

/** Stores a picture beside the item's file, under a name that carries its content's hash. */
export function addPicture(
  picture: EncodedPicture,
  id: string,
  year: number | string,
  snapshot: Snapshot,
): Required<PictureFiles> {
  const path = mediaPathFor(year, id, picture.hash, picture.type);
  return { image: mediaUrlOf(path), files: snapshot.has(path) ? [] : [{ path, bytes: picture.bytes }] };
}

/** Removes an entry's picture, unless it is not there or another content file names it. */
export function dropPicture(collection: Collection, entry: StoredFile, snapshot: Snapshot): readonly FileChange[] {
  const image = fieldsOf(collection, entry.file)[collection.pictureField ?? ""];
  if (typeof image !== "string") return [];
  const path = mediaFileOf(image);
  if (!snapshot.has(path) || isNamedElsewhere(image, entry.path, snapshot)) return [];
  return [{ path, remove: true }];
}

function isNamedElsewhere(image: string, path: string, snapshot: Snapshot): boolean {
  return allCollections.some(({ kind }) =>
    snapshot.files(kind).some((file) => file.path !== path && file.text.includes(image)),
  );
}
