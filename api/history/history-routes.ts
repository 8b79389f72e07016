import type { Context } from "koa";
import { callPath } from "../../content/model/api/api-calls";
import type { DeletedItemsAnswer, HistoryAnswer } from "../../content/model/api/history-answers";
import type { Collection } from "../../content/model/collections/collection";
import { isCollectionName } from "../../content/model/collections/collection-names";
import { collections } from "../../content/model/collections/collections";
import { mediaFileOf, mediaUrlOf } from "../../content/model/entries/item-paths";
import { ApiError } from "../errors";
import { answerStaff } from "../http/answer-staff";
import { addressPart, type CallHandlers } from "../http/api-router";
import { matchesVersion } from "../http/etag";
import { contentAnswer } from "../entries/stored-entry";
import { texts } from "../texts/text-converter";
import { answerPicture } from "../media/media-routes";
import type { ContentStore } from "../store/content-store";
import { deletedItems } from "./deleted-items";
import type { ItemHistories } from "./item-histories";
import { revisionAnswer } from "./item-revision";
import { pastItem, pastPicture, type PastItem } from "./past-item";
import { takenBackCall } from "./taken-back-call";
import { restoreCall, type RestoreDependencies } from "./restore-call";

export interface HistoryDependencies extends RestoreDependencies {
  readonly store: Pick<ContentStore, "snapshot" | "readVersion" | "readAt" | "save">;
  readonly histories: ItemHistories;
}

const mostRevisions = 500;

/** History, past versions, deleted items, restore. */
export function historyRoutes(
  dependencies: HistoryDependencies,
): CallHandlers<"history" | "itemAt" | "pictureAt" | "deleted" | "restoreItem" | "takenBackSave"> {
  const { store, histories, takenBack } = dependencies;

  return {
    history: async (context) => {
      const [{ name }, id] = [collectionOf(context), addressPart(context, "id")];
      const revisions = (await histories.of(name)).get(id);
      if (revisions === undefined) throw new ApiError("not-found");
      // A conditional request of a form for the newest version: 304 without making the answer.
      const { version } = revisions.at(-1) ?? {};
      if (version !== undefined && matchesVersion(context.get("If-None-Match"), version)) {
        context.set("Cache-Control", "no-store");
        context.status = 304;
        return;
      }
      const lost = (await takenBack.of()).find((one) => one.collection.name === name && one.id === id);
      const newest = revisions.slice(-mostRevisions).reverse();
      const answer: HistoryAnswer = {
        revisions: newest.map((revision) => ({
          ...revisionAnswer(revision),
          ...(lost?.by?.commit === revision.commit ? { takesBack: true } : {}),
        })),
        ...(lost && lost.by === undefined ? { dropped: revisionAnswer(lost.save) } : {}),
        older: revisions.length - newest.length,
      };
      await answerStaff(context, answer);
    },

    itemAt: async (context) => {
      const past = await pastOf(context, dependencies);
      await answerStaff(context, await asOfThen(past, collectionOf(context), (path) => store.snapshot().has(path)));
    },

    pictureAt: async (context) => {
      const picture = await pastPicture(dependencies, collectionOf(context), await pastOf(context, dependencies));
      if (picture === undefined) throw new ApiError("not-found");
      context.set("Cache-Control", "no-store");
      answerPicture(context, mediaUrlOf(picture.path), picture.bytes);
    },

    deleted: async (context) => {
      const collection = collectionOf(context);
      const items = await deletedItems(store, collection, await histories.of(collection.name), store.snapshot());
      const answer: DeletedItemsAnswer = { items };
      await answerStaff(context, answer);
    },

    restoreItem: restoreCall(dependencies),

    takenBackSave: takenBackCall(dependencies),
  };
}

/** The collection that the address names. Throws "not-found". */
export function collectionOf(context: Context, part = "kind"): Collection {
  const name = addressPart(context, part);
  if (!isCollectionName(name)) throw new ApiError("not-found");
  return collections[name];
}

function pastOf(context: Context, dependencies: HistoryDependencies): Promise<PastItem> {
  return pastItem(dependencies, collectionOf(context), addressPart(context, "id"), addressPart(context, "version"));
}

/** The item with the address of its picture at that version: a deleted picture is read from the history. */
async function asOfThen(
  { stored, fields }: PastItem,
  collection: Collection,
  isThere: (path: string) => boolean,
): Promise<object> {
  const { name: kind, pictureField = "" } = collection;
  const answer = contentAnswer(collection, stored);
  const image = fields[pictureField];
  if (typeof image !== "string" || isThere(mediaFileOf(image))) return answer;
  await texts.prepare([answer]);
  return { ...answer, imageUrl: callPath("pictureAt", { kind, id: stored.file.id, version: stored.version }) };
}
