import { itemIdFrom } from "../../content/model/slug";
import { ApiError } from "../errors";
import type { EncodedPicture } from "../images/encode-picture";
import type { Change, Snapshot } from "../store/content-store";
import { findItem, type Draft, type ItemAnswer, type ItemKind, type StoredItem } from "./item-kind";
import { addPicture, dropPicture, type PictureFiles } from "./picture-files";

/** A save described without doing it. */
export interface Planned {
  readonly id: string;
  readonly change: Change;
}

/** A new item in the folder of its year; its id is made from its title and date (ruling 9). */
export function planAdd<A extends ItemAnswer, D extends Draft>(
  kind: ItemKind<A, D>,
  { draft, picture, year }: { readonly draft: D; readonly picture: EncodedPicture | undefined; readonly year: number },
  snapshot: Snapshot,
): Planned {
  const ids = new Set(kind.items(snapshot).map(({ answer }) => answer._id));
  const id = itemIdFrom(
    draft.title,
    draft.date,
    (candidate) => ids.has(candidate) || snapshot.has(kind.path(candidate, year)),
  );
  const path = kind.path(id, year);
  const added: PictureFiles = picture === undefined ? { files: [] } : addPicture(picture, id, year, snapshot);
  const bytes = kind.create(draft, added.image, snapshot);
  return { id, change: { message: message("Add", kind.noun, draft), files: [{ path, bytes }, ...added.files] } };
}

/** The same item with what the draft changes. Throws "not-found", "stale-version" (ruling 12), "invalid-input". */
export function planEdit<A extends ItemAnswer, D extends Draft>(
  kind: ItemKind<A, D>,
  edit: {
    readonly id: string;
    readonly version: string | undefined;
    readonly draft: D;
    readonly picture: EncodedPicture | undefined;
  },
  snapshot: Snapshot,
): Planned {
  const { id, draft } = edit;
  const item = currentItem(kind, snapshot, id, edit.version);
  const { files, image } = changePicture(item, edit.picture, draft.removeImage === true, snapshot);
  const bytes = kind.edit(item, draft, image);
  return {
    id,
    change: { message: message("Edit", kind.noun, draft), files: [{ path: item.file.path, bytes }, ...files] },
  };
}

/** Removes the item, and its picture unless something else shows it. Throws "not-found", "stale-version". */
export function planDelete<A extends ItemAnswer, D extends Draft>(
  kind: ItemKind<A, D>,
  { id, version }: { readonly id: string; readonly version: string | undefined },
  snapshot: Snapshot,
): Planned {
  const item = currentItem(kind, snapshot, id, version);
  const files = [{ path: item.file.path, remove: true } as const, ...dropPicture(item, snapshot)];
  return { id, change: { message: message("Delete", kind.noun, item.answer), files } };
}

function currentItem<A extends ItemAnswer, D extends Draft>(
  kind: ItemKind<A, D>,
  snapshot: Snapshot,
  id: string,
  version: string | undefined,
): StoredItem<A> {
  const item = findItem(kind, snapshot, id);
  if (item === undefined) throw new ApiError("not-found");
  if (version !== undefined && version !== item.answer.version)
    throw new ApiError("stale-version", { current: item.answer });
  return item;
}

function changePicture(
  item: StoredItem,
  picture: EncodedPicture | undefined,
  remove: boolean,
  snapshot: Snapshot,
): PictureFiles {
  if (picture === undefined) return remove ? { files: dropPicture(item, snapshot), image: "" } : { files: [] };
  const added = addPicture(picture, item.answer._id, yearOf(item.file.path), snapshot);
  // The same picture again: nothing to drop.
  if (added.image === item.answer.image) return added;
  return { image: added.image, files: [...added.files, ...dropPicture(item, snapshot)] };
}

/** The year of a file's folder: `events/2026/x.md`. */
function yearOf(path: string): string {
  return path.split("/")[1] ?? "";
}

function message(
  verb: string,
  noun: string,
  { title, date }: { readonly title: string; readonly date: string },
): string {
  return `${verb} ${noun}: ${title} (${date})`;
}
