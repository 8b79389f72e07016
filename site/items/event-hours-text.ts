import { eventHours, lastDay } from "../../content/model/dates/event-hours";
import { dayAfter } from "../../content/model/dates/event-status";
import { japan } from "../../content/model/dates/zone-names";
import { saysZone } from "../../content/model/dates/named-zone";
import { timeInZone } from "../../content/model/dates/zone-time";
import type { SiteInfo } from "../shell/page-context";
import type { EventCardData } from "./event-card";
import type { FactWord } from "./event-fact-texts";

/** A time of digits and a sign between them is written in the way of the language, any other one as staff wrote it. */
const digitsOnly = /^[\d:\s\p{Pd}~〜]+$/u;

/** "18:30-20:30": a time in the way of the language; as staff wrote it where more than digits and a sign are in it. */
export function writtenHours(time: string, word: FactWord): string {
  const hours = digitsOnly.test(time.normalize("NFKC")) ? eventHours(time) : undefined;
  // 25:00 says itself that it is past the event's day.
  return hours === undefined || hours.day !== undefined ? time : spanOf(hours.start, hours.end, word);
}

/** Japan's zone before or behind a time; the words around the hours say it in the way of the language. */
const namedAround = /^日本時間\s*|\s*\bJST$|\s*[(（]\s*(?:JST|Japan time|日本時間)\s*[)）]$/i;

/**
 * "18:30-20:30 JST (17:30-19:30 SGT)": the hours of an event in Japan and in another place; where staff named another zone, in
 * Japan and as they wrote them. Undefined for a time that is not clear, for all day, without another place, and where staff wrote
 * the hours of both.
 */
export function hoursText(
  {
    startDate,
    endDate,
    time = "",
  }: Pick<EventCardData, "startDate" | "time"> & Partial<Pick<EventCardData, "endDate">>,
  second: SiteInfo["secondTime"],
  word: FactWord,
): string | undefined {
  const hours = eventHours(time, startDate, endDate);
  if (hours === undefined) return undefined;
  const { start, end, day = 0, zone } = hours;
  const endDay = day + (end !== undefined && end <= start ? 1 : 0);
  const shifted = (clock: string, days: number): string =>
    days === 0 ? clock : word(days < 0 ? "hours.dayBefore" : "hours.dayAfter", { time: clock });
  if (zone !== undefined && zone !== second?.zone) {
    if (saysZone(time, japan, startDate)) return undefined;
    return word("hours.both", {
      japan: spanOf(shifted(start, day), end && (endDay === day ? end : shifted(end, endDay)), word),
      other: time,
    });
  }
  if (second === undefined || (zone === undefined && saysSecond(time, second, startDate))) return undefined;
  if (endDay > 0 && startDate === lastDay) return undefined;
  const there = (clock: string, days: number): { clock: string; days: number } => {
    const local = timeInZone(second.zone, dayAfter(startDate, days), clock);
    return { clock: local.time, days: zone === undefined ? local.day + days : 0 };
  };
  const begins = there(start, day);
  const ends = end === undefined ? undefined : there(end, endDay);
  const written = time.trim().replace(namedAround, "");
  const own = zone === undefined ? writtenHours(written, word) : spanOf(shifted(start, day), end, word);
  // "22:00-01:00" says itself that it ends on the next day, and so do the same hours elsewhere.
  const isNight = ends !== undefined && endDay > day && begins.days === 0 && ends.clock <= begins.clock;
  const other = spanOf(
    shifted(begins.clock, begins.days),
    ends && (isNight ? ends.clock : shifted(ends.clock, ends.days)),
    word,
  );
  const isNamed = zone === undefined && saysZone(written, japan, startDate);
  return word(isNamed ? "hours.besideNamed" : "hours.both", {
    japan: own,
    other: word("hours.named", { time: other, name: second.name }),
  });
}

const saysSecond = (time: string, second: NonNullable<SiteInfo["secondTime"]>, day: string): boolean =>
  saysZone(time, second.zone, day) ||
  [second.name, second.otherName ?? second.name].some((name) => time.includes(name));

const spanOf = (start: string, end: string | undefined, word: FactWord): string =>
  end === undefined ? word("hours.from", { start }) : word("hours.span", { start, end });
