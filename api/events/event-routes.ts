import { EventInput } from "../../content/model/entries/event-input";
import { events } from "../../content/model/collections/events";
import { normaliseId } from "../../content/model/collections/ids";
import type { EventAnswer } from "../../content/model/api/answers";
import { entryCalls, type EntryCallsDependencies } from "../entries/entry-calls";
import { itemWrite } from "../entries/item-write";
import { itemForm } from "../entries/write-form";
import { addressPart, type CallHandlers } from "../http/api-router";
import { parseInput } from "../http/parse-input";
import type { UploadFolder } from "../http/read-form";
import { answerListCall } from "../lists/answer-list";
import type { ListCache } from "../lists/list-cache";
import type { PublicContent, PublicView } from "../publication/public-content";
import { answerItem } from "../lists/answer-item";

/** What the calls about events and news need beside those of every collection. */
export interface ItemRoutesDependencies extends EntryCallsDependencies {
  readonly list: ListCache;
  readonly content: PublicContent;
  readonly uploads: UploadFolder;
}

/** The calls about events. */
export function eventRoutes(
  dependencies: ItemRoutesDependencies,
): CallHandlers<"getEventsData" | "getSingleEvent" | "addEvent" | "editEvent" | "deleteEvent"> {
  const { store, content, uploads } = dependencies;
  const form = itemForm(uploads, (fields) =>
    itemWrite(parseInput(EventInput, fields), ["description", "description_jp"]),
  );
  const calls = entryCalls(events, form, dependencies);
  return {
    getEventsData: (context) => answerListCall(context, dependencies),
    getSingleEvent: (context) =>
      answerItem(context, singleEvent(content.of(store.snapshot()), addressPart(context, "_id"))),
    addEvent: calls.add,
    editEvent: calls.edit,
    deleteEvent: calls.remove,
  };
}

function singleEvent(view: PublicView, id: string): EventAnswer | undefined {
  const wanted = normaliseId(id);
  return view.files("event").find(({ file }) => file.id === wanted)?.file.event;
}
