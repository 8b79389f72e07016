import { displayDate } from "../../../content/model/dates/display-dates";
import type { DatedParts } from "../kit/app/dated-kind";
import { shownTime } from "../kit/dates/shown-time";
import { fill, type Words } from "../kit/services/words";
import { eventOf, eventSections, type EventEntry } from "./event";
import { eventFactLines } from "./event-fact-lines";
import { eventFilters } from "./event-filters";
import { EventFacts } from "./EventFacts";
import { translate, type Language } from "../../../content/model/text/language";
import { plainTextOfHtml } from "../../../content/model/text/plain-text";
import { htmlOf } from "../kit/list/item-html";

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
  notRepeated: ["date", "registerBy", "afterLink"],
  announcement: (item, language, words) => {
    const event = eventOf(item);
    return [
      fill(words.share.event, { title: language === "ja" ? (event.title_jp ?? event.title) : event.title }),
      `${displayDate(language, event.startDate, event.endDate)} ${shownTime(event.time, words)}`,
      ...eventFactLines(event, language),
    ];
  },
  livePath: ({ _id }, language, routes) => routes.event(language, _id),
  Facts: EventFacts,
};

/** The details of an event as plain text: title, date, time, facts, description, link (in the style of the news). */
async function eventCopyText(entry: EventEntry, language: Language, words: Words): Promise<string> {
  const event = eventOf(entry);
  const text = translate(language, event.description, event.description_jp).text;
  const { copyTitle, copyDate, copyTime, copyBody, copyLink } = words.eventFields;
  const line = (sentence: string, value: string) => fill(sentence, { value });
  return [
    line(copyTitle, translate(language, event.title, event.title_jp).text),
    line(copyDate, displayDate(language, event.startDate, event.endDate)),
    line(copyTime, shownTime(event.time, words)),
    ...eventFactLines(event, language),
    line(copyBody, plainTextOfHtml(await htmlOf(text))),
    ...(event.link === undefined ? [] : [line(copyLink, event.link)]),
  ].join("\n");
}
