import type { Event } from "../../../content/model/collections/event";
import { parseEventDate, type EventDays } from "../../../content/model/dates/event-dates";
import { sortEventsForPage } from "../../../content/model/entries/sort-items";
import type { Entry } from "../kit/entry/entry";

/** An event's id and the fields of its file. */
export type EventEntry = Pick<Entry, "_id" | "fields">;

/** An event with its days. */
export function eventOf({ _id, fields }: EventEntry): Event & EventDays & Pick<Entry, "_id"> {
  const event = fields as unknown as Event;
  const { date } = event;
  return { ...event, ...(parseEventDate(date) ?? { startDate: date, endDate: date }), _id };
}

/** Events in the order of their page: upcoming and running, then past (R4.8). */
export function eventSections<E extends EventEntry>(events: readonly E[], today: string) {
  const listed = events.map((entry) => ({ ...eventOf(entry), entry }));
  const { upcoming, past } = sortEventsForPage(listed, today);
  const entries = (all: typeof listed) => all.map(({ entry }) => entry);
  return { upcoming: entries(upcoming), past: entries(past) };
}
