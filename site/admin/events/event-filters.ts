import { eventStatus } from "../../../content/model/dates/event-status";
import type { ListFilter } from "../kit/form/item-kind";
import { yearFilter } from "../kit/list/year-filter";
import type { Words } from "../kit/services/words";
import { eventOf } from "./event";
import type { Entry } from "../kit/entry/entry";

/** The list of events by their status on a day, and by year. What is upcoming or running is one section for visitors (R4.8). */
export function eventFilters(
  items: readonly Entry[],
  today: string,
  { eventFields, list }: Words,
): readonly ListFilter[] {
  return [
    {
      name: "when",
      label: list.status,
      options: [
        { value: "upcoming", label: eventFields.upcomingSection },
        { value: "running", label: eventFields.running },
        { value: "past", label: eventFields.past },
      ],
      matches: (event, wanted) => {
        const status = eventStatus(eventOf(event), today);
        return status === wanted || (wanted === "upcoming" && status === "running");
      },
    },
    yearFilter(items, (event) => eventOf(event).startDate, list.year),
  ];
}
