import { formatEventDate } from "../../../content/model/dates/event-dates";
import type { EventAnswer } from "../../../content/model/api/answers";
import { parseWholeNumber } from "../../../content/model/text/whole-number";
import {
  eventFactNames,
  spokenLanguages,
  type EventFact,
  type EventFacts,
} from "../../../content/model/collections/event-facts";
import { emptyCommonValues } from "../kit/form/common-values";
import type { CommonValues } from "../kit/form/values";

/** Time label of an event without times, as it is stored in both languages (R8.1). */
const allDayTime = "All day";

/** The facts about taking part, as typed. */
type FactValues = Readonly<Record<EventFact, string>>;

/** What only an event's form holds. A stored time that is no "start - end" is kept as text in `freeTime`. */
type OwnValues = FactValues & {
  readonly startDate: string;
  readonly endDate: string;
  readonly isMultiDay: boolean;
  readonly timing: "all-day" | "clock" | "free";
  readonly startTime: string;
  readonly endTime: string;
  readonly freeTime: string;
  readonly contactEmail: string;
  readonly afterLink: string;
};

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
  ...factValues({}),
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
    ...factValues(event),
  };
}

/** The fields that only `POST /api/addEvent` and `/api/editEvent` have (R10.1). */
export function eventFieldsOf(values: OwnValues): Record<string, string> {
  const date = formatEventDate(values.startDate, lastDay(values));
  return {
    date,
    isMultiDay: String(date !== values.startDate),
    time: eventTime(values),
    contactEmail: values.contactEmail,
    afterLink: values.afterLink,
    ...factValues(values),
  };
}

/** The facts that are typed so far, for the preview; what is no number counts as none. */
export function typedFacts(values: FactValues): EventFacts {
  return {
    priceMembers: parseWholeNumber(values.priceMembers),
    priceGuests: parseWholeNumber(values.priceGuests),
    capacity: parseWholeNumber(values.capacity),
    spokenLanguage: spokenLanguages.find((language) => language === values.spokenLanguage),
    registerBy: values.registerBy === "" ? undefined : values.registerBy,
  };
}

/** The last day of the event as typed; empty without a date. */
export function lastDay({ isMultiDay, startDate, endDate }: OwnValues): string {
  return isMultiDay ? endDate : startDate;
}

function factValues(event: Readonly<Partial<Record<EventFact, string | number | undefined>>>): FactValues {
  return Object.fromEntries(eventFactNames.map((name) => [name, String(event[name] ?? "")])) as FactValues;
}

/** The same event on a day that is still to be chosen. */
export function repeatedEvent(values: EventValues): EventValues {
  return { ...values, startDate: "", endDate: "", registerBy: "", afterLink: "" };
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
