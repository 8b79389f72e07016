import { formatEventDate } from "../../../content/model/event-dates";
import type { EventAnswer } from "../../../content/model/answers";
import { commonValuesOf, emptyCommonValues } from "../kit/common-values";
import type { CommonValues } from "../kit/values";

/** Time label of an event without times, as it is stored in both languages (specification 9). */
const allDayTime = "All day";

/** The form of an event. A stored time that is no "start - end" is kept as text in `freeTime`. */
export type EventValues = CommonValues & {
  readonly startDate: string;
  readonly endDate: string;
  readonly isMultiDay: boolean;
  readonly timing: "all-day" | "clock" | "free";
  readonly startTime: string;
  readonly endTime: string;
  readonly freeTime: string;
  readonly contactEmail: string;
};

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
};

/** The form of an event that is there already. */
export function eventValuesOf(event: EventAnswer): EventValues {
  return {
    ...emptyEventValues,
    ...commonValuesOf(event, event.descriptionMarkdown, event.descriptionMarkdown_jp),
    startDate: event.startDate,
    endDate: event.isMultiDay ? event.endDate : "",
    isMultiDay: event.isMultiDay,
    ...timeValues(event.time),
    contactEmail: event.contactEmail ?? "",
  };
}

/** The fields of `POST /api/addEvent` and `/api/editEvent` (specification 7). Button text is sent only when a link is present. */
export function eventFieldsOf(values: EventValues): Record<string, string> {
  const endDate = values.isMultiDay ? values.endDate : values.startDate;
  const date = formatEventDate(values.startDate, endDate);
  return {
    date,
    isMultiDay: String(date !== values.startDate),
    time: eventTime(values),
    title: values.title,
    title_jp: values.title_jp,
    description: values.body,
    description_jp: values.body_jp,
    link: values.link,
    ...(values.link.trim() === "" ? {} : { buttonText: values.buttonText, buttonText_jp: values.buttonText_jp }),
    imageAlt: values.imageAlt,
    imageAlt_jp: values.imageAlt_jp,
    contactEmail: values.contactEmail,
  };
}

/** The stored time: "start - end", a start alone, the text typed, or "All day". */
export function eventTime(values: EventValues): string {
  switch (values.timing) {
    case "all-day":
      return allDayTime;
    case "free":
      return values.freeTime.trim();
    case "clock":
      return [values.startTime, values.endTime].filter(Boolean).join(" - ");
  }
}

function timeValues(time: string): Pick<EventValues, "timing" | "startTime" | "endTime" | "freeTime"> {
  const none = { startTime: "", endTime: "", freeTime: "" };
  if (time === allDayTime || time === "") return { ...none, timing: "all-day" };
  const clock = /^(\d{2}:\d{2})(?: - (\d{2}:\d{2}))?$/.exec(time);
  if (!clock) return { ...none, timing: "free", freeTime: time };
  return { ...none, timing: "clock", startTime: clock[1] ?? "", endTime: clock[2] ?? "" };
}
