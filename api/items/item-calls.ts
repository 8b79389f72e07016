import type { Context, Middleware } from "koa";
import { z } from "zod";
import type { DeletedAnswer, SavedAnswer } from "../../content/model/answers";
import { isItemId } from "../../content/model/ids";
import type { RequireSession } from "../auth/require-session";
import type { Session } from "../auth/sessions";
import { ApiError } from "../errors";
import { etagOf } from "../http/etag";
import { parseInput } from "../http/parse-input";
import { readJson, type UploadFolder } from "../http/read-form";
import { answerList } from "../lists/answer-list";
import type { ListCache } from "../lists/list-cache";
import type { ContentStore, Snapshot } from "../store/content-store";
import { findItem, type Draft, type ItemAnswer, type ItemKind } from "./item-kind";
import { planAdd, planDelete, planEdit, type Planned } from "./plan-item";
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

/** Author of a commit by somebody who gave no name at login. */
export const unnamedAuthor = "Staff";
const maxDeleteBytes = 4 * 1024;

const DeleteInput = z.strictObject({
  _id: z.string("is required").min(1, "is required"),
  version: z
    .string()
    .regex(/^[0-9a-f]{40}$/, "must be the version of an item: 40 hexadecimal digits")
    .optional(),
});

/** Makes the calls of a kind. Each write is: session, form, plan, save, answer. */
export function itemCalls<A extends ItemAnswer, D extends Draft>(
  kind: ItemKind<A, D>,
  dependencies: ItemCallsDependencies,
): ItemCalls {
  const { store, list, session, uploads, clock } = dependencies;

  const save = async (plan: (snapshot: Snapshot) => Planned, { name = unnamedAuthor }: Session) => {
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
  };

  const answerSaved = (
    context: Context,
    { snapshot, id }: { readonly snapshot: Snapshot; readonly id: string },
  ): void => {
    const item = findItem(kind, snapshot, id)?.answer;
    if (item === undefined) throw new Error("what was saved cannot be read");
    const answer: SavedAnswer<A> = { item, version: item.version };
    context.set("ETag", etagOf(item.version));
    context.body = answer;
  };

  return {
    list: (context) => answerList(context, list.of(store.snapshot())),
    async add(context) {
      const author = session(context);
      const form = await readWriteForm(context, kind, uploads);
      const year = yearInTokyo(clock());
      const saved = await save((snapshot) => planAdd(kind, { ...form, year }, snapshot), author);
      context.status = 201;
      answerSaved(context, saved);
    },
    async edit(context) {
      const author = session(context);
      const form = await readWriteForm(context, kind, uploads);
      const id = idWanted(routeId(context) ?? form.draft._id);
      const version = versionWanted(context, form.draft.version);
      answerSaved(context, await save((snapshot) => planEdit(kind, { ...form, id, version }, snapshot), author));
    },
    async remove(context) {
      const author = session(context);
      const input = parseInput(DeleteInput, await readJson(context, maxDeleteBytes));
      const id = idWanted(input._id);
      const version = versionWanted(context, input.version);
      const { commit } = await save((snapshot) => planDelete(kind, { id, version }, snapshot), author);
      const answer: DeletedAnswer = { _id: id, version: commit };
      context.body = answer;
    },
  };
}

function routeId(context: Context): string | undefined {
  const params: unknown = context["params"];
  const id = typeof params === "object" && params !== null && "_id" in params ? params._id : undefined;
  return typeof id === "string" ? id : undefined;
}

function idWanted(id: string | undefined): string {
  if (id === undefined) throw new ApiError("invalid-input", { fields: { _id: "is required" } });
  // What cannot be an id belongs to no item.
  if (!isItemId(id)) throw new ApiError("not-found");
  return id;
}

/** The chamber's year, wherever the server runs. */
function yearInTokyo(now: Date): number {
  return Number(new Intl.DateTimeFormat("en", { timeZone: "Asia/Tokyo", year: "numeric" }).format(now));
}
