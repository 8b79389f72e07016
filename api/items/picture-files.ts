import { contentKinds } from "../../content/model/collections/content-file";
import { mediaFileOf, mediaPathFor, mediaUrlOf } from "../../content/model/collections/item-paths";
import type { EncodedPicture } from "../images/encode-picture";
import type { FileChange, Snapshot } from "../store/content-store";
import type { StoredItem } from "./item-kind";

/** The files a change of picture touches, and the new value of the `image` field ("" clears it). */
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

/** Removes an item's picture, unless it is not there or another content file names it. */
export function dropPicture(item: StoredItem, snapshot: Snapshot): readonly FileChange[] {
  const { image } = item.answer;
  if (image === undefined) return [];
  const path = mediaFileOf(image);
  if (!snapshot.has(path) || isNamedElsewhere(image, item.file.path, snapshot)) return [];
  return [{ path, remove: true }];
}

function isNamedElsewhere(image: string, path: string, snapshot: Snapshot): boolean {
  return contentKinds.some((kind) =>
    snapshot.files(kind).some((file) => file.path !== path && file.text.includes(image)),
  );
}
