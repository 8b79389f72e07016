import type { Context, Middleware } from "koa";
import { z } from "zod";
import { says } from "../../content/model/problems/fault";
import { itemVersion } from "../../content/model/collections/input-fields";
import type { RequireSession } from "../auth/require-session";
import { parseInput } from "../http/parse-input";
import { readJson } from "../http/read-form";
import { idWanted } from "../items/id-wanted";
import { answerSaved, saveItem } from "../items/save-item";
import type { ContentStore } from "../store/content-store";
import { itemKinds, pastItem, pastPicture, type PastDependencies } from "./past-item";
import { planRestore } from "./plan-restore";

export interface RestoreDependencies extends PastDependencies {
  readonly store: Pick<ContentStore, "readVersion" | "readAt" | "save">;
  readonly session: RequireSession;
}

const maxRestoreBytes = 4 * 1024;

const RestoreInput = z.strictObject({
  kind: z.enum(["events", "news"]),
  _id: z.string(says("required")).min(1, says("required")),
  /** The version to bring back. */
  restore: itemVersion,
  /** The version that the person saw; null: the item was deleted. */
  version: itemVersion.nullable().optional(),
});

/** `POST /api/restoreItem`: an old version of an item as a new commit, also of a deleted item. */
export function restoreCall(dependencies: RestoreDependencies): Middleware {
  const { store, session } = dependencies;
  return async (context: Context) => {
    const author = session(context);
    const input = parseInput(RestoreInput, await readJson(context, maxRestoreBytes));
    const kind = itemKinds[input.kind];
    // Everything old is read before the save, which waits for nothing.
    const past = await pastItem(dependencies, input.kind, idWanted(input._id), input.restore);
    const restore = { past, picture: await pastPicture(dependencies, past), seen: input.version };
    answerSaved(context, kind, await saveItem(store, (snapshot) => planRestore(kind, restore, snapshot), author));
  };
}
