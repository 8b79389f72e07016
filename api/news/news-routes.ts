import type { NewsAnswer } from "../../content/model/api/answers";
import { normaliseId } from "../../content/model/collections/ids";
import { news } from "../../content/model/collections/news";
import { NewsInput } from "../../content/model/entries/news-input";
import { entryCalls } from "../entries/entry-calls";
import { itemWrite } from "../entries/item-write";
import { itemForm } from "../entries/write-form";
import type { ItemRoutesDependencies } from "../events/event-routes";
import { addressPart, type CallHandlers } from "../http/api-router";
import { parseInput } from "../http/parse-input";
import { answerListCall } from "../lists/answer-list";
import type { PublicView } from "../publication/public-content";
import { answerItem } from "../lists/answer-item";

/** The calls about news. */
export function newsRoutes(
  dependencies: ItemRoutesDependencies,
): CallHandlers<"getNewsData" | "getSingleNews" | "addNews" | "updateNews" | "deleteNews"> {
  const { store, content, uploads } = dependencies;
  const form = itemForm(uploads, (fields) => itemWrite(parseInput(NewsInput, fields), ["content", "content_jp"]));
  const calls = entryCalls(news, form, dependencies);
  return {
    getNewsData: (context) => answerListCall(context, dependencies),
    getSingleNews: (context) =>
      answerItem(context, singleNews(content.of(store.snapshot()), addressPart(context, "serial_no"))),
    addNews: calls.add,
    updateNews: calls.edit,
    deleteNews: calls.remove,
  };
}

/** The article lookup accepts a serial number or an id (R10.5). */
function singleNews(view: PublicView, serialNoOrId: string): NewsAnswer | undefined {
  const id = normaliseId(serialNoOrId);
  const all = view.files("news").map(({ file }) => file.news);
  return all.find(({ serial_no }) => String(serial_no) === id) ?? all.find(({ _id }) => _id === id);
}
