import type { EventAnswer } from "../api/answers";
import { Event } from "./event";
import { eventFactNames, eventFactsOf } from "./event-facts";
import { isMultiDay, parseEventDate } from "../dates/event-dates";
import { omitUndefined } from "../omit-undefined";
import { editItem, itemToFile, parseItem, type ItemKind } from "./item-kind";
import { htmlFields } from "./lazy-html";
import type { Problem } from "../problems/problem";

const eventKind: ItemKind<Event> = {
  schema: Event,
  fields: [
    "title",
    "title_jp",
    "date",
    "time",
    "image",
    "imageAlt",
    "imageAlt_jp",
    "link",
    "buttonText",
    "buttonText_jp",
    "contactEmail",
    "afterLink",
    ...eventFactNames,
  ],
  body: "description",
  body_jp: "description_jp",
};

const withHtml = htmlFields({ description: "descriptionMarkdown", description_jp: "descriptionMarkdown_jp" });

/** An event, or why its file does not hold one. */
export type ParsedEvent =
  { readonly ok: true; readonly event: EventAnswer } | { readonly ok: false; readonly problems: Problem[] };

/** Reads an event's file (R8.3, R8.5). `version` is the file's git blob id; `path` is named in problems. Throws on no text. */
export function parseEventFile(id: string, text: string, version: string, path = `events/${id}.md`): ParsedEvent {
  const parsed = parseItem(eventKind, path, text);
  return parsed.ok ? { ok: true, event: eventAnswer(id, version, parsed.value) } : parsed;
}

/** The event as the API answers it. */
export function eventAnswer(id: string, version: string, event: Event): EventAnswer {
  const { description, description_jp, date, image, ...rest } = event;
  const days = parseEventDate(date) ?? { startDate: date, endDate: date };
  const fields = omitUndefined({
    _id: id,
    version,
    date,
    isMultiDay: isMultiDay(days),
    ...days,
    ...rest,
    descriptionMarkdown: description,
    descriptionMarkdown_jp: description_jp,
    image,
    imageUrl: image,
  });
  return withHtml(fields);
}

/** The event of an answer as its file holds it: what an edit starts from. */
export function eventOfAnswer(answer: EventAnswer): Event {
  const { title, title_jp, date, time, image, imageAlt, imageAlt_jp, link, buttonText, buttonText_jp } = answer;
  const { contactEmail, afterLink } = answer;
  const { descriptionMarkdown: description, descriptionMarkdown_jp: description_jp } = answer;
  return {
    title,
    title_jp,
    date,
    time,
    image,
    imageAlt,
    imageAlt_jp,
    link,
    buttonText,
    buttonText_jp,
    contactEmail,
    afterLink,
    ...eventFactsOf(answer),
    description,
    description_jp,
  };
}

/** The text of a new event's file. */
export function eventToFile(event: Event): string {
  return itemToFile(eventKind, event);
}

/** The text of an event's file after an edit; only the lines of what differs change. Throws when the text is no event. */
export function editEventFile(text: string, event: Event): string {
  return editItem(eventKind, text, event);
}
