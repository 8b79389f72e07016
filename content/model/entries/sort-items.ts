import type { EventDays } from "../dates/event-dates";
import { eventStatus } from "../dates/event-status";

type DatedEvent = EventDays & { readonly _id: string };
type DatedNews = { readonly date: string; readonly serial_no: number };

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byStart = (a: DatedEvent, b: DatedEvent): number =>
  compare(a.startDate, b.startDate) || compare(a.endDate, b.endDate) || compare(a._id, b._id);
const newestFirst = (a: DatedNews, b: DatedNews): number => compare(b.date, a.date) || b.serial_no - a.serial_no;

/** Events by start date, earliest first (R10.2). */
export function eventsByStart<T extends DatedEvent>(events: readonly T[]): T[] {
  return [...events].sort(byStart);
}

/** News by date, newest first; of one day the one added last comes first (R10.2). */
export function newestNewsFirst<T extends DatedNews>(news: readonly T[]): T[] {
  return [...news].sort(newestFirst);
}

/** The two sections of the events page (R4.8): upcoming and running by start, past ones the other way round. */
export function sortEventsForPage<T extends DatedEvent>(
  events: readonly T[],
  today: string,
): { upcoming: T[]; past: T[] } {
  const isPast = (event: T): boolean => eventStatus(event, today) === "past";
  return {
    upcoming: events.filter((event) => !isPast(event)).sort(byStart),
    past: events.filter(isPast).sort(byStart).reverse(),
  };
}

/** The `count` most recent events: those by start from the end (R3.4). */
export function latestEvents<T extends DatedEvent>(events: readonly T[], count: number): T[] {
  // A list by start has the newest at its end.
  return first([...events].reverse(), count, (a, b) => byStart(b, a));
}

/** The `count` newest news items, newest first (R3.4). */
export function latestNews<T extends DatedNews>(news: readonly T[], count: number): T[] {
  return first(news, count, newestFirst);
}

/** The first few of a sorted list; most items are compared once only, with the last of those found so far. */
function first<T>(items: readonly T[], count: number, order: (a: T, b: T) => number): T[] {
  const found: T[] = [];
  for (const item of items) {
    const last = found[count - 1];
    if (last !== undefined && order(last, item) <= 0) continue;
    const after = found.findIndex((each) => order(each, item) > 0);
    found.splice(after < 0 ? found.length : after, 0, item);
    found.length = Math.min(found.length, count);
  }
  return found;
}

/** Neighbouring events of one start month under one heading; the order of the events stays. `month` is `YYYY-MM`. */
export function groupByMonth<T extends EventDays>(events: readonly T[]): { month: string; events: T[] }[] {
  const groups: { month: string; events: T[] }[] = [];
  for (const event of events) {
    const month = event.startDate.slice(0, 7);
    const last = groups.at(-1);
    if (last?.month === month) last.events.push(event);
    else groups.push({ month, events: [event] });
  }
  return groups;
}
