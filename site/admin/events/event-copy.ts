import { displayDate } from "../../../content/model/dates/display-dates";
import { translate, type Language } from "../../../content/model/text/language";
import { plainTextOfHtml } from "../../../content/model/text/plain-text";
import { htmlOf } from "../kit/list/item-html";
import { fill, type Words } from "../kit/services/words";
import { eventOf, type EventEntry } from "./event";
import { eventFactLines } from "./event-fact-lines";
import { shownTime } from "../kit/entry/shown-value";

/** The details of an event as plain text: title, date, time, facts, description, link (in the style of the news). */
export async function eventCopyText(entry: EventEntry, language: Language, words: Words): Promise<string> {
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
