import type Router from "@koa/router";
import { registerCall } from "../http/register-call";
import { itemCalls, type ItemCallsDependencies } from "../items/item-calls";
import { eventKind } from "./event-kind";

/** The calls about events (R10.1). */
export function addEventRoutes(router: Router, dependencies: ItemCallsDependencies): void {
  const events = itemCalls(eventKind, dependencies);
  registerCall(router, "getEventsData", events.list);
  registerCall(router, "addEvent", events.add);
  registerCall(router, "editEvent", events.edit);
  registerCall(router, "deleteEvent", events.remove);
}
