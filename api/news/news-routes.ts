import type { Context } from "koa";
import type { NewsAnswer } from "../../content/model/api/answers";
import { normaliseId } from "../../content/model/collections/ids";
import { news } from "../../content/model/collections/news";
import { NewsInput } from "../../content/model/entries/news-input";
import { ApiError } from "../errors";
import { entryCalls } from "../entries/entry-calls";
import { itemWrite } from "../entries/item-write";
import { itemForm } from "../entries/write-form";
import type { ItemRoutesDependencies } from "../events/event-routes";
import { addressPart, type CallHandlers } from "../http/api-router";
import { etagOf, matchesVersion } from "../http/etag";
import { parseInput } from "../http/parse-input";
import { answerListCall } from "../lists/answer-list";
import type { PublicView } from "../publication/public-content";

/** The calls about news. */
export function newsRoutes(
  dependencies: ItemRoutesDependencies,
): CallHandlers<"getNewsData" | "getSingleNews" | "addNews" | "updateNews" | "deleteNews"> {
  const { store, content, uploads } = dependencies;
  const form = itemForm(uploads, (fields) => itemWrite(parseInput(NewsInput, fields), ["content", "content_jp"]));
  const calls = entryCalls(news, form, dependencies);
  return {
    getNewsData: (context) => answerListCall(context, dependencies),
    getSingleNews: (context) => answerSingle(context, content.of(store.snapshot()), addressPart(context, "serial_no")),
    addNews: calls.add,
    updateNews: calls.edit,
    deleteNews: calls.remove,
  };
}

function answerSingle(context: Context, view: PublicView, serialNoOrId: string): void {
  const item = singleNews(view, serialNoOrId);
  if (item === undefined) throw new ApiError("not-found");
  context.set("ETag", etagOf(item.version));
  context.set("Cache-Control", "no-cache");
  if (matchesVersion(context.get("If-None-Match"), item.version)) context.status = 304;
  else context.body = item;
}

/** The article lookup accepts a serial number or an id (R10.5). */
function singleNews(view: PublicView, serialNoOrId: string): NewsAnswer | undefined {
  const id = normaliseId(serialNoOrId);
  const all = view.files("news").map(({ file }) => file.news);
  return all.find(({ serial_no }) => String(serial_no) === id) ?? all.find(({ _id }) => _id === id);
}
