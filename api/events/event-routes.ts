import type { CallHandlers } from "../http/api-router";
import { itemCalls, type ItemCallsDependencies } from "../items/item-calls";
import { eventKind } from "./event-kind";

/** The calls about events. */
export function eventRoutes(
  dependencies: ItemCallsDependencies,
): CallHandlers<"getEventsData" | "addEvent" | "editEvent" | "deleteEvent"> {
  const events = itemCalls(eventKind, dependencies);
  return {
    getEventsData: events.list,
    addEvent: events.add,
    editEvent: events.edit,
    deleteEvent: events.remove,
  };
}
