import type Router from "@koa/router";
import { itemCalls, type ItemCallsDependencies } from "../items/item-calls";
import { eventKind } from "./event-kind";

/** The calls about events (specification 7). */
export function addEventRoutes(router: Router, dependencies: ItemCallsDependencies): void {
  const events = itemCalls(eventKind, dependencies);
  router.get("/api/getEventsData", events.list);
  router.post("/api/addEvent", events.add);
  router.post("/api/editEvent", events.edit);
  router.post("/api/deleteEvent", events.remove);
}
