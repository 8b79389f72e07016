import type { EventAnswer } from "../../../content/model/api/answers";
import { displayDate } from "../../../content/model/dates/display-dates";
import { eventStatus } from "../../../content/model/dates/event-status";
import { useServices } from "../kit/app/services";
import { shownTime } from "../kit/entry/shown-value";

/** When an event is, and whether it is upcoming, running or past on the device's day (R4.8). */
export function EventFacts({ item, today }: { readonly item: EventAnswer; readonly today: string }) {
  const { words, language } = useServices();
  const status = eventStatus(item, today);
  return (
    <>
      <span className={`adm-badge adm-badge-${status}`}>{words.eventFields[status]}</span>
      <time dateTime={item.startDate}>{displayDate(language, item.startDate, item.endDate)}</time>
      <span>{shownTime(item.time, words)}</span>
    </>
  );
}
