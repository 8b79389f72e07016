import type { Context } from "koa";
import type { NewsAnswer } from "../../content/model/api/answers";
import { normaliseId } from "../../content/model/collections/ids";
import { ApiError } from "../errors";
import { etagOf, matchesVersion } from "../http/etag";
import { addressPart, type CallHandlers } from "../http/api-router";
import { itemCalls, type ItemCallsDependencies } from "../items/item-calls";
import type { Snapshot } from "../store/content-store";
import { newsKind } from "./news-kind";

/** The calls about news. */
export function newsRoutes(
  dependencies: ItemCallsDependencies,
): CallHandlers<"getNewsData" | "getSingleNews" | "addNews" | "updateNews" | "deleteNews"> {
  const news = itemCalls(newsKind, dependencies);
  return {
    getNewsData: news.list,
    getSingleNews: (context) => answerSingle(context, dependencies.store.snapshot(), addressPart(context, "serial_no")),
    addNews: news.add,
    updateNews: news.edit,
    deleteNews: news.remove,
  };
}

function answerSingle(context: Context, snapshot: Snapshot, serialNoOrId: string): void {
  const item = singleNews(snapshot, serialNoOrId);
  if (item === undefined) throw new ApiError("not-found");
  context.set("ETag", etagOf(item.version));
  context.set("Cache-Control", "no-cache");
  if (matchesVersion(context.get("If-None-Match"), item.version)) context.status = 304;
  else context.body = item;
}

/** The article lookup accepts a serial number or an id (R10.5). */
function singleNews(snapshot: Snapshot, serialNoOrId: string): NewsAnswer | undefined {
  const id = normaliseId(serialNoOrId);
  const all = snapshot.shown("news").map(({ file }) => file.news);
  return all.find(({ serial_no }) => String(serial_no) === id) ?? all.find(({ _id }) => _id === id);
}
