import type { Context, Middleware } from "koa";
import { z } from "zod";
import { says } from "../../content/model/problems/fault";
import { itemVersion } from "../../content/model/entries/input-fields";
import type { EntryAddresses } from "../entries/entry-addresses";
import { sessionOf } from "../auth/require-session";
import { parseInput } from "../http/parse-input";
import { readJson } from "../http/read-form";
import { collectionNames } from "../../content/model/collections/collection-names";
import { collections } from "../../content/model/collections/collections";
import { answerSaved, saveEntry } from "../entries/save-entry";
import { contentAnswer } from "../entries/stored-entry";
import type { ContentStore } from "../store/content-store";
import { pastItem, pastPictures, type PastDependencies } from "./past-item";
import { planRestore } from "./plan-restore";

export interface RestoreDependencies extends PastDependencies {
  readonly store: Pick<ContentStore, "snapshot" | "readVersion" | "readAt" | "save">;
  readonly addresses: EntryAddresses;
}

const maxRestoreBytes = 4 * 1024;

const RestoreInput = z.strictObject({
  kind: z.enum(collectionNames),
  _id: z.string(says("required")).min(1, says("required")),
  /** The version to bring back. */
  restore: itemVersion,
  /** The version that the person saw; null: the item was deleted. */
  version: itemVersion.nullable().optional(),
});

/** `POST /api/restoreItem`: an old version of an item as a new commit, also of a deleted item. */
export function restoreCall(dependencies: RestoreDependencies): Middleware {
  const { store, addresses } = dependencies;
  return async (context: Context) => {
    const author = sessionOf(context);
    const input = parseInput(RestoreInput, await readJson(context, maxRestoreBytes));
    const collection = collections[input.kind];
    // Everything old is read before the save, which waits for nothing.
    const past = await pastItem(dependencies, collection, input._id, input.restore);
    const restore = {
      past,
      pictures: await pastPictures(dependencies, past),
      seen: input.version,
      earlier: await addresses.earlier(collection, store.snapshot()),
    };
    const saved = await saveEntry(store, (snapshot) => planRestore(collection, restore, snapshot), author);
    answerSaved(context, collection, contentAnswer, saved);
  };
}
