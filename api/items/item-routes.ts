import type { Middleware, Context } from "koa";
import type { EventAnswer, NewsAnswer } from "../../content/model/api/answers";
import type { ApiCallName } from "../../content/model/api/api-calls";
import type { RequireSession } from "../auth/require-session";
import { events } from "../../content/model/collections/events";
import { normaliseId } from "../../content/model/collections/ids";
import { news } from "../../content/model/collections/news";
import { articleAnswer, eventAnswer } from "../../content/model/entries/item-answers";
import { EventInput, NewsInput } from "../../content/model/entries/item-input";
import { entryCalls, type EntryCallsDependencies } from "../entries/entry-calls";
import { addressPart, type CallHandlers } from "../http/api-router";
import type { UploadFolder } from "../http/read-form";
import { answerListCall } from "../lists/answer-list";
import type { ListCache } from "../lists/list-cache";
import type { PublicContent, PublicView } from "../publication/public-content";
import { itemForm } from "./item-form";
import { ApiError } from "../errors";
import { isUnchanged } from "../http/etag";

/** What the calls about events and news need beside those of every collection. */
export interface ItemRoutesDependencies extends EntryCallsDependencies {
  readonly lists: Readonly<Record<"events" | "news", ListCache>>;
  readonly content: PublicContent;
  readonly session: RequireSession;
  readonly uploads: UploadFolder;
}

type ItemCall = Extract<ApiCallName, `${string}${"Event" | "News"}${string}`>;

/** The specified calls about events and news, made of those of every collection (R9.4, R10.1). */
export function itemRoutes(dependencies: ItemRoutesDependencies): CallHandlers<ItemCall> {
  const { store, content, uploads, lists } = dependencies;
  const ofEvents = entryCalls(events, itemForm(uploads, EventInput, events), dependencies);
  const ofNews = entryCalls(news, itemForm(uploads, NewsInput, news), dependencies);
  const listed =
    (list: ListCache): Middleware =>
    (context) =>
      answerListCall(context, { ...dependencies, list });
  const single =
    (part: string, find: (view: PublicView, id: string) => EventAnswer | NewsAnswer | undefined): Middleware =>
    (context) => {
      answerItem(context, find(content.of(store.snapshot()), normaliseId(addressPart(context, part))));
    };
  return {
    getEventsData: listed(lists.events),
    getSingleEvent: single("_id", singleEvent),
    addEvent: ofEvents.add,
    editEvent: ofEvents.edit,
    deleteEvent: ofEvents.remove,
    getNewsData: listed(lists.news),
    getSingleNews: single("serial_no", singleNews),
    addNews: ofNews.add,
    updateNews: ofNews.edit,
    deleteNews: ofNews.remove,
  };
}

/** Answers a call for one item: 304 when the client has this version. Throws "not-found" without an item. */
function answerItem(context: Context, item: EventAnswer | NewsAnswer | undefined): void {
  if (item === undefined) throw new ApiError("not-found");
  context.set("Cache-Control", "no-cache");
  if (!isUnchanged(context, item.version)) context.body = item;
}

function singleEvent(view: PublicView, id: string): EventAnswer | undefined {
  const found = view.files("events").find(({ file }) => file.id === id);
  return found && eventAnswer(found.file);
}

/** The article lookup accepts a serial number or an id (R10.5). */
function singleNews(view: PublicView, serialNoOrId: string): NewsAnswer | undefined {
  const all = view.files("news").map(({ file }) => file);
  const found =
    all.find(({ fields }) => String(fields.serial_no) === serialNoOrId) ?? all.find(({ id }) => id === serialNoOrId);
  return found && articleAnswer(found);
}
