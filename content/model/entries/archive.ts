import type { EventDays } from "../dates/event-dates";
import { eventStatus } from "../dates/event-status";

/** A list page shows this many items; older ones are on archive pages, this many on each. */
export const listedAtMost = 60;

/** A list divided: what its page shows, in the order given, and what the archive has, oldest first. */
export interface DividedList<T> {
  readonly listed: readonly T[];
  readonly older: readonly T[];
}

/** Divides news that come with the newest first. */
export function divideNews<T>(newestFirst: readonly T[]): DividedList<T> {
  return { listed: newestFirst.slice(0, listedAtMost), older: newestFirst.slice(listedAtMost).reverse() };
}

/** Divides events that come by start: all that are not over are listed, and the newest past ones fill the page. */
export function divideEvents<T extends EventDays>(byStart: readonly T[], today: string): DividedList<T> {
  if (byStart.length <= listedAtMost) return { listed: byStart, older: [] };
  const isPast = (event: T): boolean => eventStatus(event, today) === "past";
  const past = byStart.filter(isPast).length;
  const room = Math.max(0, listedAtMost - (byStart.length - past));
  const [listed, older]: [T[], T[]] = [[], []];
  // The first past events, by start, are the oldest: as many as there is no room for.
  for (const event of byStart) (older.length < past - room && isPast(event) ? older : listed).push(event);
  return { listed, older };
}

/** The archive's pages, counted from the oldest item: a new item changes the newest page only. */
export function archivePages<T>(oldestFirst: readonly T[]): T[][] {
  const pages: T[][] = [];
  for (let at = 0; at < oldestFirst.length; at += listedAtMost) pages.push(oldestFirst.slice(at, at + listedAtMost));
  return pages;
}
