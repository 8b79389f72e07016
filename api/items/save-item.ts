import type { Context } from "koa";
import type { SavedAnswer } from "../../content/model/api/answers";
import type { Session } from "../auth/sessions";
import { etagOf } from "../http/etag";
import type { EncodedPicture } from "../images/encode-picture";
import type { ContentStore, Saved, Snapshot } from "../store/content-store";
import { findItem, type ItemAnswer, type ItemKind, type Submission } from "./item-kind";
import type { Planned } from "./plan-item";

/** Author of a commit when no name was given at login. */
export const unnamedAuthor = "Staff";

/** A save of an item that is durable. */
export interface SavedItem extends Saved {
  readonly id: string;
}

/** Saves what the plan returns, with the session's name as the author. */
export async function saveItem(
  store: Pick<ContentStore, "save">,
  plan: (snapshot: Snapshot) => Planned,
  { name = unnamedAuthor }: Session,
): Promise<SavedItem> {
  let id = "";
  const saved = await store.save(
    (snapshot) => {
      const planned = plan(snapshot);
      id = planned.id;
      return planned.change;
    },
    { name },
  );
  return { ...saved, id };
}

/** The item with an id that was just saved. */
export function savedItem<A extends ItemAnswer, S extends Submission>(
  kind: ItemKind<A, S>,
  snapshot: Snapshot,
  id: string,
): A {
  const item = findItem(kind, snapshot, id)?.answer;
  if (item === undefined) throw new Error("what was saved cannot be read");
  return item;
}

/** Answers the item as it was saved, its version as the ETag (R10.3). */
export function answerSaved<A extends ItemAnswer, S extends Submission>(
  context: Context,
  kind: ItemKind<A, S>,
  { snapshot, id, commit }: Omit<SavedItem, "changed">,
  { picture, addedVersion }: { readonly picture?: EncodedPicture | undefined; readonly addedVersion?: string } = {},
): void {
  const item = savedItem(kind, snapshot, id);
  const answer: SavedAnswer<A> = {
    item,
    version: item.version,
    commit,
    ...(picture === undefined ? {} : { picture: picture.change }),
    ...(addedVersion === undefined ? {} : { addedVersion }),
  };
  context.set("ETag", etagOf(item.version));
  context.body = answer;
}
