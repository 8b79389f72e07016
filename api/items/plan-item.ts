import { itemIdFrom } from "../../content/model/text/slug";
import { ApiError } from "../errors";
import { checkedHere, checkedItem } from "./translation-trailer";
import type { EncodedPicture } from "../images/encode-picture";
import type { Change, Snapshot } from "../store/content-store";
import { findItem, type ItemAnswer, type ItemKind, type StoredItem, type Submission } from "./item-kind";
import { addPicture, dropPicture, type PictureFiles } from "./picture-files";

const bothAgree = { translationChecked: checkedHere } as const;

/** A save described without doing it. */
export interface Planned {
  readonly id: string;
  readonly change: Change;
}

/** A new item in the folder of its year; its id is made from its title and date (R8.4). */
export function planAdd<A extends ItemAnswer, S extends Submission>(
  kind: ItemKind<A, S>,
  {
    submission,
    picture,
    year,
    saveId,
  }: {
    readonly submission: S;
    readonly picture: EncodedPicture | undefined;
    readonly year: number;
    readonly saveId: string | undefined;
  },
  snapshot: Snapshot,
): Planned {
  const ids = new Set(kind.items(snapshot).map(({ answer }) => answer._id));
  const id = itemIdFrom(
    submission.title,
    submission.date,
    (candidate) => ids.has(candidate) || snapshot.has(kind.path(candidate, year)),
  );
  const path = kind.path(id, year);
  const added: PictureFiles = picture === undefined ? { files: [] } : addPicture(picture, id, year, snapshot);
  const bytes = kind.create(submission, added.image, snapshot);
  return {
    id,
    change: {
      message: message("Add", kind.noun, submission),
      files: [{ path, bytes }, ...added.files],
      ...(submission.translationChecked === true ? bothAgree : {}),
      ...(saveId === undefined ? {} : { saveId }),
    },
  };
}

/** The same item with what the submission changes. Throws "not-found", "stale-version", "invalid-input" (R9.7). */
export function planEdit<A extends ItemAnswer, S extends Submission>(
  kind: ItemKind<A, S>,
  edit: {
    readonly id: string;
    readonly version: string | undefined;
    readonly submission: S;
    readonly picture: EncodedPicture | undefined;
  },
  snapshot: Snapshot,
): Planned {
  const { id, submission } = edit;
  const item = currentItem(kind, snapshot, id, edit.version);
  const { files, image } = changePicture(item, edit.picture, submission.removeImage === true, snapshot);
  const bytes = kind.edit(item, submission, image);
  if (submission.translationChecked === true && bytes === item.file.text && files.length === 0)
    return { id, change: planCheck(kind, item) };
  return {
    id,
    change: {
      message: message("Edit", kind.noun, submission),
      files: [{ path: item.file.path, bytes }, ...files],
      ...(submission.translationChecked === true ? bothAgree : {}),
    },
  };
}

/** Removes the item, and its picture unless something else shows it. Throws "not-found", "stale-version". */
export function planDelete<A extends ItemAnswer, S extends Submission>(
  kind: ItemKind<A, S>,
  { id, version }: { readonly id: string; readonly version: string | undefined },
  snapshot: Snapshot,
): Planned {
  const item = currentItem(kind, snapshot, id, version);
  const files = [{ path: item.file.path, remove: true } as const, ...dropPicture(item, snapshot)];
  return { id, change: { message: message("Delete", kind.noun, item.answer), files } };
}

// A commit that changes no file says in its trailer which item it is about.
function planCheck<A extends ItemAnswer, S extends Submission>(
  kind: ItemKind<A, S>,
  { answer }: StoredItem<A>,
): Change {
  return {
    message: message("Check", kind.noun, answer),
    files: [],
    translationChecked: checkedItem(kind.folder, answer._id),
    evenIfUnchanged: true,
  };
}

function currentItem<A extends ItemAnswer, S extends Submission>(
  kind: ItemKind<A, S>,
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

/** The first line of a commit's message. */
export function message(
  verb: string,
  noun: string,
  { title, date }: { readonly title: string; readonly date: string },
): string {
  return `${verb} ${noun}: ${title} (${date})`;
}
