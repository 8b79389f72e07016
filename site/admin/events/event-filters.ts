import type { EventAnswer } from "../../../content/model/api/answers";
import { eventStatus, type EventStatus } from "../../../content/model/dates/event-status";
import { yearFilter, type ListFilter } from "../kit/list/list-filter";
import type { Words } from "../kit/status/words";

const statuses: readonly EventStatus[] = ["upcoming", "running", "past"];

/** The list of events by their status on a day, and by year. */
export function eventFilters(
  items: readonly EventAnswer[],
  today: string,
  words: Words,
): readonly ListFilter<EventAnswer>[] {
  return [
    {
      name: "when",
      label: words.list.status,
      options: statuses.map((status) => ({ value: status, label: words.eventFields[status] })),
      matches: (event, status) => eventStatus(event, today) === status,
    },
    yearFilter(items, ({ startDate }) => startDate, words.list.year),
  ];
}
