import type { EventAnswer } from "../../../content/model/api/answers";
import { displayDate } from "../../../content/model/dates/display-dates";
import { formatEventDate } from "../../../content/model/dates/event-dates";
import { sortEventsForPage } from "../../../content/model/entries/sort-items";
import { defineKind } from "../kit/form/define-kind";
import { fill, type Words } from "../kit/status/words";
import { checkEvent } from "./check-event";
import { displayTime } from "./display-time";
import { eventFactNames } from "../../../content/model/collections/event-facts";
import { EventContactField } from "./EventContactField";
import { eventCopyText } from "./event-copy";
import { EventLeadFields } from "./EventLeadFields";
import { EventFacts } from "./EventFacts";
import { eventFactLines } from "./event-fact-lines";
import { eventFilters } from "./event-filters";
import {
  emptyEventValues,
  eventFieldsOf,
  eventTime,
  eventValuesOf,
  repeatedEvent,
  typedFacts,
  type EventValues,
} from "./event-values";

/** Events: their own fields and words. */
export const eventKind = defineKind<EventAnswer, EventValues>({
  name: "events",
  words: (words) => words.events,
  calls: (client) => client.events,
  bodyField: "description",
  emptyValues: emptyEventValues,
  ownValuesOf: eventValuesOf,
  ownFieldsOf: eventFieldsOf,
  ownCheck: checkEvent,
  controls: { date: "startDate", isMultiDay: "endDate", time: "startTime" },
  ownLabels: ({ eventFields: { date, endDate, time, contactEmail, afterLink }, eventFacts }) => ({
    ...eventFacts.labels,
    startDate: date,
    endDate,
    startTime: time,
    contactEmail,
    afterLink,
  }),
  comparisons: [
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
    {
      names: ["afterLink"],
      label: (words) => words.eventFields.afterLink,
      show: (values) => values.afterLink,
    },
    ...eventFactNames.map((name) => ({
      names: [name],
      label: (words: Words) => words.eventFacts.labels[name],
      show: (values: EventValues, words: Words) =>
        name === "spokenLanguage" ? spokenName(values, words) : values[name],
    })),
  ],
  sections: (items, today, words) => {
    const { upcoming, past } = sortEventsForPage(items, today);
    return [
      { heading: words.eventFields.upcomingSection, items: upcoming },
      { heading: words.eventFields.pastSection, items: past },
    ].filter(({ items: shown }) => shown.length > 0);
  },
  dayOf: ({ startDate }) => startDate,
  searchTexts: ({ date, time, contactEmail = "", afterLink = "" }) => [date, time, contactEmail, afterLink],
  filters: eventFilters,
  copyText: eventCopyText,
  repeated: repeatedEvent,
  announcement: (event, language, words) => [
    fill(words.share.event, { title: language === "ja" ? (event.title_jp ?? event.title) : event.title }),
    `${displayDate(language, event.startDate, event.endDate)} ${displayTime(event.time, words)}`,
    ...eventFactLines(event, language),
  ],
  livePath: ({ _id }, language, routes) => `${routes.page(language, "events")}#${_id}`,
  loadPreview: async () => (await import("./EventPreview")).eventPreview,
  LeadFields: EventLeadFields,
  ContactFields: EventContactField,
  Facts: EventFacts,
});

function spokenName(values: EventValues, words: Words): string {
  const { spokenLanguage } = typedFacts(values);
  return spokenLanguage ? words.eventFacts.spoken[spokenLanguage] : "";
}
