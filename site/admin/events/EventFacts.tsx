import { displayDate } from "../../../content/model/dates/display-dates";
import { eventStatus } from "../../../content/model/dates/event-status";
import { useServices } from "../kit/services/services";
import { shownTime } from "../kit/dates/shown-time";
import { eventOf, type EventEntry } from "./event";

/** When an event is, and whether it is upcoming, running or past on the device's day (R4.8). */
export function EventFacts({ item, today }: { readonly item: EventEntry; readonly today: string }) {
  const { words, language } = useServices();
  const event = eventOf(item);
  const status = eventStatus(event, today);
  return (
    <>
      <span className={`adm-badge adm-badge-${status}`}>{words.eventFields[status]}</span>
      <time dateTime={event.startDate}>{displayDate(language, event.startDate, event.endDate)}</time>
      <span>{shownTime(event.time, words)}</span>
    </>
  );
}
