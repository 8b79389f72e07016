import { displayDate } from "../../../content/model/dates/display-dates";
import type { DatedParts } from "../kit/app/dated-kind";
import { shownTime } from "../kit/entry/shown-value";
import { fill } from "../kit/services/words";
import { eventOf, eventSections } from "./event";
import { eventCopyText } from "./event-copy";
import { eventFactLines } from "./event-fact-lines";
import { eventFilters } from "./event-filters";
import { EventFacts } from "./EventFacts";

/** Events: their list, words and public page. */
export const eventParts: DatedParts = {
  name: "events",
  words: (words) => words.events,
  sections: (items, today, words) => {
    const { upcoming, past } = eventSections(items, today);
    return [
      { heading: words.eventFields.upcomingSection, items: upcoming },
      { heading: words.eventFields.pastSection, items: past },
    ].filter(({ items: shown }) => shown.length > 0);
  },
  dayOf: (item) => eventOf(item).startDate,
  filters: eventFilters,
  copyText: eventCopyText,
  once: ["date", "registerBy", "afterLink"],
  announcement: (item, language, words) => {
    const event = eventOf(item);
    return [
      fill(words.share.event, { title: language === "ja" ? (event.title_jp ?? event.title) : event.title }),
      `${displayDate(language, event.startDate, event.endDate)} ${shownTime(event.time, words)}`,
      ...eventFactLines(event, language),
    ];
  },
  livePath: ({ _id }, language, routes) => routes.event(language, _id),
  loadPreview: async () => (await import("./EventPreview")).eventPreview,
  Facts: EventFacts,
};
