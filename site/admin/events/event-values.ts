import { formatEventDate } from "../../../content/model/dates/event-dates";
import type { EventAnswer } from "../../../content/model/api/answers";
import { emptyCommonValues } from "../kit/form/common-values";
import type { CommonValues } from "../kit/form/values";

/** Time label of an event without times, as it is stored in both languages (R8.1). */
const allDayTime = "All day";

/** What only an event's form holds. A stored time that is no "start - end" is kept as text in `freeTime`. */
interface OwnValues {
  readonly startDate: string;
  readonly endDate: string;
  readonly isMultiDay: boolean;
  readonly timing: "all-day" | "clock" | "free";
  readonly startTime: string;
  readonly endTime: string;
  readonly freeTime: string;
  readonly contactEmail: string;
  readonly afterLink: string;
}

/** The form of an event. */
export type EventValues = CommonValues & OwnValues;

/** An empty form: one day, all day. */
export const emptyEventValues: EventValues = {
  ...emptyCommonValues,
  startDate: "",
  endDate: "",
  isMultiDay: false,
  timing: "all-day",
  startTime: "",
  endTime: "",
  freeTime: "",
  contactEmail: "",
  afterLink: "",
};

/** Form values of an existing event: dates, time and contact. */
export function eventValuesOf(event: EventAnswer): OwnValues {
  return {
    startDate: event.startDate,
    endDate: event.isMultiDay ? event.endDate : "",
    isMultiDay: event.isMultiDay,
    ...timeValues(event.time),
    contactEmail: event.contactEmail ?? "",
    afterLink: event.afterLink ?? "",
  };
}

/** The fields that only `POST /api/addEvent` and `/api/editEvent` have (R10.1). */
export function eventFieldsOf(values: OwnValues): Record<string, string> {
  const endDate = values.isMultiDay ? values.endDate : values.startDate;
  const date = formatEventDate(values.startDate, endDate);
  return {
    date,
    isMultiDay: String(date !== values.startDate),
    time: eventTime(values),
    contactEmail: values.contactEmail,
    afterLink: values.afterLink,
  };
}

/** The same event on a day that is still to be chosen. */
export function repeatedEvent(values: EventValues): EventValues {
  return { ...values, startDate: "", endDate: "", afterLink: "" };
}

/** The stored time: "start - end", a start alone, the text typed, or "All day". */
export function eventTime(values: OwnValues): string {
  switch (values.timing) {
    case "all-day":
      return allDayTime;
    case "free":
      return values.freeTime.trim();
    case "clock":
      return [values.startTime, values.endTime].filter(Boolean).join(" - ");
  }
}

function timeValues(time: string): Pick<OwnValues, "timing" | "startTime" | "endTime" | "freeTime"> {
  const none = { startTime: "", endTime: "", freeTime: "" };
  if (time === allDayTime || time === "") return { ...none, timing: "all-day" };
  const clock = /^(\d{2}:\d{2})(?: - (\d{2}:\d{2}))?$/.exec(time);
  if (!clock) return { ...none, timing: "free", freeTime: time };
  return { ...none, timing: "clock", startTime: clock[1] ?? "", endTime: clock[2] ?? "" };
}
