import ICAL from "ical.js";
import type { ItemHistory } from "../../../content/model/api/item-history";
import type { EventAnswer } from "../../../content/model/api/answers";
import { allDay, isWholeDay } from "../../../content/model/dates/event-time";
import { eventSpan, lastDay } from "../../../content/model/dates/event-hours";
import { parseMoment } from "../../../content/model/dates/moment";
import { dayAfter } from "../../../content/model/dates/event-status";
import { markdownToHtml } from "../../../content/model/markdown/markdown-html";
import { translate, type Language } from "../../../content/model/text/language";
import { linesOfHtml, truncate } from "../../../content/model/text/plain-text";
import { withoutControls } from "./control-characters";

// Lines of 75 octets (RFC 5545 section 3.1) with the space that continues one.
ICAL.foldLength = 74;

/** The time zone of every time. */
export const tokyo = "Asia/Tokyo";
/**
 * Columns of the text in an event's description, of which a Japanese character takes two; the rest is on its page.
 * Calendar programs fetch a whole year every hour.
 */
const longestText = 600;

/** A property as jCal has it (RFC 7265): name, parameters, type, value. */
export type Property = readonly [string, Readonly<Record<string, string>>, string, string | number];

/** An event of a calendar, in one language. */
export interface CalendarEvent {
  readonly language: Language;
  readonly event: EventAnswer;
  /** Undefined where the content comes without git. */
  readonly history: ItemHistory | undefined;
  /** Address of its page; an event without one was cancelled. */
  readonly url: string | undefined;
  /** Host of the site: makes the event's identifier unique in the world. */
  readonly host: string;
  /** `YYYY-MM-DD`: replaces the last change of an event without history. */
  readonly builtOn: string;
}

/**
 * The lines of an event. Times are those of Japan. An event whose hours are not clear, or that lasts several days, takes whole
 * days, which are busy if it has hours; the text says them as they were written. A pure function: equal events give equal bytes.
 */
export function eventText({ language, event, history, url, host, builtOn }: CalendarEvent): string {
  const isCancelled = url === undefined;
  // Without METHOD, DTSTAMP is the time of the last change (RFC 5545 section 3.8.7.2).
  const changed = `${lastChange(event, history?.last ?? `${dayAfter(builtOn, -1)}T15:00:00Z`, isCancelled).slice(0, 19)}Z`;
  const title = translate(language, event.title, event.title_jp).text;
  const properties: Property[] = [
    ["uid", {}, "text", `${event._id}@${host}`],
    ["dtstamp", {}, "date-time", changed],
    ["last-modified", {}, "date-time", changed],
    ["sequence", {}, "integer", sequence(event, history, isCancelled)],
    ...when(event),
    ["summary", {}, "text", withoutControls(title)],
    ...(isCancelled ? [] : details(language, event, url)),
    ["status", {}, "text", isCancelled ? "CANCELLED" : "CONFIRMED"],
  ];
  return ICAL.stringify(["vevent", properties, []]);
}

/** The last commit, or the time at which the event became public by itself. */
function lastChange({ publishAt }: EventAnswer, last: string, isCancelled: boolean): string {
  const from = isCancelled ? undefined : parseMoment(publishAt ?? "");
  return from !== undefined && from > Date.parse(last) ? new Date(from).toISOString() : last;
}

/** Grows with each commit by three: between two, the event may become public at its time, and end at its time. */
function sequence(event: EventAnswer, history: ItemHistory | undefined, isCancelled: boolean): number {
  const { publishAt, unpublishAt = "" } = event;
  const hasEnded = isCancelled && parseMoment(unpublishAt) === Date.parse(history?.last ?? "");
  const isTimed = !isCancelled && publishAt !== undefined;
  return ((history?.commits ?? 1) - 1) * 3 + (hasEnded ? 2 : isTimed ? 1 : 0);
}

/** Start and end; the end of whole days is the day after the last. */
function when(event: EventAnswer): Property[] {
  const { startDate, endDate } = event;
  const { startDay, start, endDay, end } = eventSpan(event);
  if (start === undefined || event.isMultiDay) {
    const isLastDay = endDate === lastDay;
    return [
      ["dtstart", {}, "date", startDate],
      ...(isLastDay ? [] : [["dtend", {}, "date", dayAfter(endDate)] as const]),
      ...(isWholeDay(event.time) ? [["transp", {}, "text", "TRANSPARENT"] as const] : []),
    ];
  }
  const at = (name: string, day: string, hour: string): Property => [
    name,
    { tzid: tokyo },
    "date-time",
    `${day}T${hour}:00`,
  ];
  return [at("dtstart", startDay, start), ...(end === undefined ? [] : [at("dtend", endDay, end)])];
}

/** False for an event of several days, each of which may have these hours. */
const hasHours = (event: EventAnswer): boolean => !event.isMultiDay && eventSpan(event).start !== undefined;

/** A zone, a remark such as "full": start and end do not say it. */
const hasWords = /\p{L}/u;

/** What people need beside title and time. Programs that ignore URL show the address at the end of the description. */
function details(language: Language, event: EventAnswer, url: string): Property[] {
  const { time, onlineLink } = event;
  const isTimeSaid = time === "" || time === allDay || (hasHours(event) && !hasWords.test(time));
  const text = beginning(translate(language, event.descriptionMarkdown, event.descriptionMarkdown_jp).text);
  const place = [
    translate(language, event.venue ?? "", event.venue_jp).text,
    translate(language, event.address ?? "", event.address_jp).text,
  ].filter((part) => part !== "");
  const description = [isTimeSaid ? "" : time, text, place.length > 0 ? onlineLink : "", url];
  const location = place.length > 0 ? place.join(", ") : (onlineLink ?? "");
  return [
    ["description", {}, "text", withoutControls(description.filter(Boolean).join("\n\n"))],
    ...(location === "" ? [] : [["location", {}, "text", withoutControls(location)] as const]),
    ["url", {}, "uri", url],
  ];
}

/** The first lines of a Markdown text in plain words: to render whole texts would take most of a calendar's time. */
function beginning(markdown: string): string {
  const most = longestText;
  const start = markdown.length <= most ? markdown : markdown.slice(0, markdown.lastIndexOf("\n", most) + 1 || most);
  const lines = linesOfHtml(markdownToHtml(start));
  const kept: string[] = [];
  let room = longestText;
  for (const line of lines) {
    const columns = line.length + (line.match(/[^\u0000-\u02ff]/g)?.length ?? 0);
    if (columns > room)
      return [...kept, kept.length === 0 ? truncate(line, (room * line.length) / columns) : "…"].join("\n");
    kept.push(line);
    room -= columns;
  }
  return [...kept, ...(start === markdown ? [] : ["…"])].join("\n");
}
