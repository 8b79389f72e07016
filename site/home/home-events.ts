import { latestEvents, sortEventsForPage } from "../../content/model/entries/sort-items";
import { dayAfter } from "../../content/model/dates/event-status";
import type { HomePageData } from "./home-page-data";
import { latestEventsCount } from "./home-page-data";

/** Number of coming events in a page, so that it stays right for days without the API. */
const knownAhead = 6;

type Order = HomePageData["texts"]["events"]["order"];
interface Dated {
  readonly _id: string;
  readonly startDate: string;
  readonly endDate: string;
}

/** The events that the home page holds (R15.9): the newest ones, or those that come next from a day `YYYY-MM-DD` on. */
export function eventsForHome<T extends Dated>(order: Order, events: readonly T[], today: string): readonly T[] {
  if (order === "newest") return latestEvents(events, latestEventsCount);
  const { upcoming } = sortEventsForPage(events, today);
  // A page without any event shows samples: the newest past one says that there are events.
  return upcoming.length > 0 ? upcoming.slice(0, knownAhead) : latestEvents(events, 1);
}

/** What the home page is made with: those, and the coming ones, of which one may be the next (`nextEvent`). */
export function eventsHeld<T extends Dated>(order: Order, events: readonly T[], today: string): readonly T[] {
  const { upcoming } = sortEventsForPage(events, today);
  return [...new Set([...eventsForHome(order, events, today), ...upcoming.slice(0, knownAhead)])];
}

/** The event that comes next on a day; undefined where it is among the latest ones, which are shown anyway. */
export function nextEvent<T extends Dated>(order: Order, held: readonly T[], today: string): T | undefined {
  const [next] = sortEventsForPage(held, today).upcoming;
  return next && !eventsShownOn(order, held, today).includes(next) ? next : undefined;
}

/** Those of them that it shows on a day; none when nothing is coming. */
export function eventsShownOn<T extends Dated>(order: Order, held: readonly T[], today: string): readonly T[] {
  return order === "newest"
    ? latestEvents(held, latestEventsCount)
    : sortEventsForPage(held, today).upcoming.slice(0, latestEventsCount);
}

/** The day from which the page shows others than on the day it was built for; undefined when that never comes. */
export function dayOfOthers(order: Order, held: readonly Dated[], builtOn: string): string | undefined {
  const changing = order === "newest" ? [nextEvent(order, held, builtOn)] : eventsShownOn(order, held, builtOn);
  const [ends] = changing.flatMap((event) => event?.endDate ?? []).sort();
  return ends === undefined ? undefined : dayAfter(ends);
}
