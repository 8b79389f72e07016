import { idOfPath, isEntryId, type Collection } from "./collection";
import { allCollections } from "./collections";

/** The collection and the id, which may be invalid, that the path of a content file has; undefined outside their places. */
export function placeOfPath(path: string): { readonly collection: Collection; readonly id: string } | undefined {
  for (const collection of allCollections) {
    const id = idOfPath(collection, path);
    if (id !== undefined) return { collection, id };
  }
  return undefined;
}

/** True for the path of a file that is read as an entry. */
export function isEntryPlace(path: string): boolean {
  const place = placeOfPath(path);
  return place !== undefined && isEntryId(place.collection, place.id);
}
