import type { Context, Middleware } from "koa";
import { z } from "zod";
import { says } from "../../content/model/problems/fault";
import type { DeletedAnswer } from "../../content/model/api/answers";
import { itemVersion } from "../../content/model/collections/input-fields";
import { tokyoDay } from "../../content/model/dates/tokyo-day";
import { idWanted } from "./id-wanted";
import type { RequireSession } from "../auth/require-session";
import { parseInput } from "../http/parse-input";
import { readJson, type UploadFolder } from "../http/read-form";
import { answerList } from "../lists/answer-list";
import type { ListCache } from "../lists/list-cache";
import type { ContentStore } from "../store/content-store";
import { findAdded } from "./find-added";
import { findItem, type ItemAnswer, type ItemKind, type Submission } from "./item-kind";
import { IdempotentAdds } from "./idempotent-adds";
import { planAdd, planDelete, planEdit } from "./plan-item";
import { answerSaved, savedItem, saveItem } from "./save-item";
import { saveKeyOf } from "./save-key";
import { readWriteForm, versionWanted } from "./write-form";

export interface ItemCallsDependencies {
  readonly store: ContentStore;
  readonly list: ListCache;
  readonly session: RequireSession;
  readonly uploads: UploadFolder;
  readonly clock: () => Date;
}

/** The calls that both kinds of items have. */
export interface ItemCalls {
  readonly list: Middleware;
  readonly add: Middleware;
  /** The item is named by the route's `_id`, else by the form's. */
  readonly edit: Middleware;
  readonly remove: Middleware;
}

const maxDeleteBytes = 4 * 1024;

const DeleteInput = z.strictObject({
  _id: z.string(says("required")).min(1, says("required")),
  version: itemVersion.optional(),
});

/** Makes the calls of a kind. Each write is: session, form, plan, save, answer. */
export function itemCalls<A extends ItemAnswer, S extends Submission>(
  kind: ItemKind<A, S>,
  dependencies: ItemCallsDependencies,
): ItemCalls {
  const { store, list, session, uploads, clock } = dependencies;
  const adds = new IdempotentAdds({
    clock,
    find: (key) => findAdded(store, kind.folder, key),
    exists: (id) => findItem(kind, store.snapshot(), id) !== undefined,
  });

  return {
    list: (context) => answerList(context, list.of(store.snapshot())),
    async add(context) {
      const author = session(context);
      const saveId = saveKeyOf(context);
      const form = await readWriteForm(context, kind, uploads);
      const year = Number(tokyoDay(clock()).slice(0, 4));
      const once = await adds.once(saveId, async () => {
        const saved = await saveItem(store, (snapshot) => planAdd(kind, { ...form, year, saveId }, snapshot), author);
        return { ...saved, version: savedItem(kind, saved.snapshot, saved.id).version };
      });
      if (once.kind === "added") {
        context.status = 201;
        answerSaved(context, kind, once.saved, { picture: form.picture });
      } else {
        const { id, commit, version } = once.earlier;
        answerSaved(context, kind, { id, commit, snapshot: store.snapshot() }, { addedVersion: version });
      }
    },
    async edit(context) {
      const author = session(context);
      const form = await readWriteForm(context, kind, uploads);
      const id = idWanted(routeId(context) ?? form.submission._id);
      const version = versionWanted(context, form.submission.version);
      const saved = await saveItem(store, (snapshot) => planEdit(kind, { ...form, id, version }, snapshot), author);
      answerSaved(context, kind, saved, { picture: form.picture });
    },
    async remove(context) {
      const author = session(context);
      const input = parseInput(DeleteInput, await readJson(context, maxDeleteBytes));
      const id = idWanted(input._id);
      const version = versionWanted(context, input.version);
      const { commit } = await saveItem(store, (snapshot) => planDelete(kind, { id, version }, snapshot), author);
      const answer: DeletedAnswer = { _id: id, version: commit, commit };
      context.body = answer;
    },
  };
}

function routeId(context: Context): string | undefined {
  const params: unknown = context["params"];
  const id = typeof params === "object" && params !== null && "_id" in params ? params._id : undefined;
  return typeof id === "string" ? id : undefined;
}
