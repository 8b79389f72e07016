import { ApiError } from "../errors";
import { findItem } from "../items/item-kind";
import { dropPicture } from "../items/picture-files";
import { message, type Planned } from "../items/plan-item";
import type { FileChange, Snapshot } from "../store/content-store";
import type { AnyItemKind, PastItem } from "./past-item";

/** What a restore is about. */
export interface Restore {
  readonly past: PastItem;
  /** The picture that the item had then. */
  readonly picture: { readonly path: string; readonly bytes: Uint8Array } | undefined;
  /** The version that the person saw; null: the item was deleted; undefined: whatever it is (R9.7). */
  readonly seen: string | null | undefined;
}

/** Brings an item back as it was, also a deleted one, at the path it had last. Throws "stale-version". */
export function planRestore(kind: AnyItemKind, { past, picture, seen }: Restore, snapshot: Snapshot): Planned {
  const { file, answer, revision, revisions } = past;
  const item = findItem(kind, snapshot, file.id);
  const lastPath = revisions.at(-1)?.path ?? file.path;
  const path = item?.file.path ?? lastPath;
  // Also of a file that was left out because a hand edit broke it.
  const version = snapshot.versionOf(path);
  const isCurrent = version === file.version;
  if (!isCurrent && seen !== undefined && seen !== (version ?? null))
    throw new ApiError("stale-version", item === undefined ? {} : { current: item.answer });
  const text = isCurrent ? file.text : kind.restore(file, answer, snapshot);
  const files: FileChange[] = [{ path, bytes: text }];
  if (picture !== undefined && !snapshot.has(picture.path)) files.push(picture);
  if (item !== undefined && item.answer.image !== answer.image) files.push(...dropPicture(item, snapshot));
  const asOf = revision.commit.slice(0, 7);
  return { id: file.id, change: { message: `${message("Restore", kind.noun, answer)} as of ${asOf}`, files } };
}
