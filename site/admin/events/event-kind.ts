import type { EventAnswer } from "../../../content/model/answers";
import { formatEventDate } from "../../../content/model/event-dates";
import { sortEventsForPage } from "../../../content/model/sort-items";
import { commonComparisons, commonLabel } from "../kit/common-values";
import type { Comparison, ItemKind } from "../kit/item-kind";
import type { Words } from "../kit/words";
import { checkEvent } from "./check-event";
import { displayTime } from "./display-time";
import { EventContactField } from "./EventContactField";
import { eventCopyText } from "./event-copy";
import { EventDateFields } from "./EventDateFields";
import { EventFacts } from "./EventFacts";
import { emptyEventValues, eventFieldsOf, eventTime, eventValuesOf, type EventValues } from "./event-values";

const kindWords = (words: Words) => words.events;

const ownComparisons: readonly Comparison<EventValues>[] = [
  {
    names: ["startDate", "endDate", "isMultiDay"],
    label: (words) => words.eventFields.date,
    show: ({ startDate, endDate, isMultiDay }) => formatEventDate(startDate, isMultiDay ? endDate : startDate),
  },
  {
    names: ["timing", "startTime", "endTime", "freeTime"],
    label: (words) => words.eventFields.time,
    show: (values, words) => displayTime(eventTime(values), words),
  },
  {
    names: ["contactEmail"],
    label: (words) => words.eventFields.contactEmail,
    show: (values) => values.contactEmail,
  },
];

const controls: Readonly<Record<string, string>> = {
  date: "startDate",
  isMultiDay: "endDate",
  time: "startTime",
  description: "body",
  description_jp: "body_jp",
};

/** Events: what the kit needs to know about them. */
export const eventKind: ItemKind<EventAnswer, EventValues> = {
  name: "events",
  words: kindWords,
  calls: (client) => client.events,
  emptyValues: emptyEventValues,
  valuesOf: eventValuesOf,
  fieldsOf: eventFieldsOf,
  check: checkEvent,
  controlOf: (field) => controls[field] ?? field,
  labelOf: (control, words) => ownLabel(control, words) ?? commonLabel(control, words, words.events),
  comparisons: [...ownComparisons, ...commonComparisons<EventValues>(kindWords)],
  sections: (items, today, words) => {
    const { upcoming, past } = sortEventsForPage(items, today);
    return [
      { heading: words.eventFields.upcomingSection, items: upcoming },
      { heading: words.eventFields.pastSection, items: past },
    ].filter(({ items: shown }) => shown.length > 0);
  },
  htmlOf: (event) => ({ en: event.description, ja: event.description_jp }),
  copyText: eventCopyText,
  LeadFields: EventDateFields,
  ContactFields: EventContactField,
  Facts: EventFacts,
};

function ownLabel(control: string, words: Words): string | undefined {
  switch (control) {
    case "startDate":
      return words.eventFields.date;
    case "endDate":
      return words.eventFields.endDate;
    case "startTime":
      return words.eventFields.time;
    case "contactEmail":
      return words.eventFields.contactEmail;
    default:
      return undefined;
  }
}
