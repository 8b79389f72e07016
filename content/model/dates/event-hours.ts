import type { EventDays } from "./event-dates";
import { dayAfter } from "./event-status";
import { isWholeDay } from "./event-time";
import { namesOtherDay } from "./named-day";
import { takeZone } from "./named-zone";
import { japan } from "./zone-names";
import { minutesInJapan, type Zone } from "./zone-time";

/** Clock times in Japan, `HH:mm`; without an end when people wrote only when an event begins. */
export interface EventHours {
  readonly start: string;
  /** Days after the event's day that it begins in Japan, -1 or 1, where its hours are those of a place far away. */
  readonly day?: number;
  /** The zone that its hours name, when it is not Japan. */
  readonly zone?: Zone;
  /** At or before the start: on the next day. */
  readonly end?: string;
}

/** When an event begins and ends in Japan: days `YYYY-MM-DD`, clock times where its time says them clearly. */
export interface EventSpan {
  readonly startDay: string;
  readonly start: string | undefined;
  /** The last day, or the next one when it ends after midnight; of two days the second. */
  readonly endDay: string;
  readonly end: string | undefined;
}

/** Of the days that can be written. */
export const lastDay = "9999-12-31";

/** The days and hours of an event as programs read them. */
export function eventSpan({ startDate, endDate, time }: EventDays & { readonly time: string }): EventSpan {
  const { start, end, day = 0 } = eventHours(time, startDate, endDate) ?? {};
  // 31 December 22:00 to 1 January 1:00 is one night.
  const { begins = 0, ends = begins } = ownHours(time, startDate, endDate) ?? {};
  const isNight = startDate === dayAfter(endDate, -1) && ends >= minutesInDay;
  const endsAfter = day + (start !== undefined && end !== undefined && end <= start ? 1 : 0) - (isNight ? 1 : 0);
  // There is no day after the last one that can be written.
  if (endsAfter > 0 && endDate === lastDay) return { startDay: startDate, start, endDay: endDate, end: undefined };
  return { startDay: dayAfter(startDate, day), start, endDay: dayAfter(endDate, endsAfter), end };
}

const minutesInHalf = 720;
const minutesInDay = 1440;
const latest = 30 * 60;
/** Earlier in the day, an end before the start is a slip and not the next morning. */
const evening = 15 * 60;
/** An end that is later than this on the next day is a slip, too, or in the other half of the day. */
const longestNight = minutesInHalf;

const remarks = /^\s*from\b|(?:まで|より|開始|スタート)\s*$/g;
/** 7.30pm, as in Singapore. */
const dotted = /(?<![\d.])(\d{1,2})\.([0-5]\d)(?![\d.])/g;
/** 1930hrs, or 0900-1130: four digits on both sides, of which the first are no year. */
const withHrs = /(?<!\d)([0-2]\d):?([0-5]\d)\s*hrs?\b/g;
const bothInFour = /^\s*(?!20[2-9]\d)([0-2]\d)([0-5]\d)(\s*[-‐-―−~〜]\s*)([0-2]\d)([0-5]\d)\s*$/;
/** 17〜19時, where the first number is an hour, too. */
const bothInHours = /^\s*(\d{1,2})(\s*[-‐-―−~〜]\s*\d{1,2}時)/;
/** 「25:30〜」 says that it is a start: 25:30 alone may be an end. */
const startAlone = /^\s*from\b|(?:から|より|開始|スタート|[-‐-―−~〜])\s*$/;
/** 「20:00まで」 says when something ends, not when it begins. */
const endAlone = /まで\s*$/;
/** Noon to some, midnight to others; so are the end of "10:00 - 12:00 AM" and the start of "12:00am - 1:00pm". A start at "midnight" may be that before the day. */
const midnightOrNoon =
  /午前\s*12(?!\d)|^\s*\d{1,2}(?::\d\d)?\s*(?:[-‐-―−~〜]|to)\s*12(?::00)?\s*a\.?m|^\W*(?:from\s+)?(?:12(?::\d\d)?\s*a\.?m\b.*p\.?m\b|(?:12(?::00)?\s*)?midnight)/;
/** Said of a start on the next day: both hours are of that day. */
const startsNextDay = /^\s*(?:翌日の?|翌朝?|next day\b)(.*)$/s;
const nextDayWords = /翌日の?|翌朝?|next day\b/g;
/** Said of an end on the next day. */
const nextDayBehind = "(翌[日朝]|next day|\\+1(?: ?day|日)?)";
const nextDay = new RegExp(`^(?:翌日の?|翌朝?|深夜|next day)\\s*|\\s*${nextDayBehind}$`);
const nextDayInBrackets = new RegExp(`\\(\\s*${nextDayBehind}\\s*\\)`, "i");
/** "7:30 (evening)" and 「7:30（夜の部）」 are not at 7:30. */
const laterHalf = /\([^()\d]*(?:午後|夕|夜|晩|\bp\.m\b|\b(?:afternoon|evening|night|tonight)\b)[^()\d]*\)/;
const earlierHalf = /\([^()\d]*(?:午前|朝|\ba\.m\b|\bmorning\b)[^()\d]*\)/;
/** "7:00 - 9:00 (dinner)" is hardly in the morning. */
const eveningMeal =
  /\([^()\d]*(?:\b(?:dinner|supper|cocktails?|drinks|happy hour|gala|bonenkai|shinnenkai)\b|ディナー|懇親会|忘年会|新年会|飲み会)[^()\d]*\)/;
const breakfastEnds = 10 * 60;
/** Hours of some days: 「土日は18:00まで」, "Sat until 15:00", "until 18:00 on Friday". */
const someDays =
  "(?:[2-9二三四五]日目|平日|土日|週末|祝日?|[月火水木金土日]曜日?|翌日は|中日|\\d日(?:[はの:]|のみ|だけ)|\\d/\\d+(?:[は:]|\\s+\\d)|\\b(?:second|2nd) day\\b|\\bday (?:[2-9]|two|three)\\b|\\b\\d+(?:st|nd|rd|th)\\b|\\b\\d+ (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\b|\\b(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day)?s?\\b|\\bweek(?:end|day)s?\\b)";
const time = "(?:\\d:\\d\\d|\\d時(?!間)|\\d\\s*[ap]\\.?m\\b)";
/** "(RSVP by 30 Nov 18:00)" says nothing of the event's hours. */
const deadline = "申し?込|締め?切|\\b(?:rsvp|regist|deadline|appl[iy])";
const hoursOfSomeDays = new RegExp(
  `\\((?![^()]*(?:${deadline}))[^()]*(?:${someDays}[^(),、;]*${time}|${time}[^(),、;]*\\bon (?:the )?${someDays})`,
);
/** Hours of a second time: 「（2回目14:00〜16:00）」, 「（夜の部18:00〜）」, "(and 14:00-16:00)". */
const hoursOfSecond = new RegExp(
  `\\((?![^()]*(?:${deadline}))(?:[^()]*(?:[2-9二三四五]回目|[朝昼夜]の部)[^(),、;]*|\\s*(?:and|&|および|及び)\\s*\\d?)${time}`,
);
/** Hours of one day of several, or hours that were changed. */
const otherHours =
  /(?:最終日|初日|\b(?:last|final|first) day\b|変更|延期|繰り?[上下]げ|\b(?:changed|moved|postponed|delayed|rescheduled|brought forward)\b)[^()]*\d|\d[^()]*(?:変更|に延期|繰り?[上下]げ)/;
const span = /\s*(?:[-‐-―−~〜ー]|から|\bto\b|\buntil\b)\s*/;
const clock =
  /^(?<before>am|pm)?\s*(?:(?<hour>\d{1,2})(?<exact>:(?<minute>[0-5]\d)|時(?:(?<minutes>[0-5]?\d)分|(?<half>半))?)?|(?<noon>正午|noon))\s*(?<after>am|pm)?$/;

interface ClockTime {
  readonly minutes: number;
  /** False for a bare "6", which is a time only beside "am" or "pm". */
  readonly isExact: boolean;
  readonly half: string | undefined;
}

/**
 * The hours in Japan of a time as people write it: "18:30 - 20:30", "6:30-8:30 pm", 「午後6時〜8時半」, 「22:00〜翌1:00」,
 * "10:00 - 11:00 (SGT)"; other remarks in brackets do not count. Undefined for all that is not clearly one start and at most one
 * end, within a day.
 * @param day `YYYY-MM-DD`, the event's first; decides where the clocks of the zone are changed in summer, and whether another
 *   day is named
 */
export function eventHours(text: string, day?: string, last = day): EventHours | undefined {
  const found = ownHours(text, day, last);
  if (found === undefined) return undefined;
  const { zone, begins, ends } = found;
  const inJapan = (minutes: number): number =>
    zone === japan ? minutes : minutesInJapan(zone, day ?? anyDay, minutes);
  const shift = Math.floor(inJapan(begins) / minutesInDay);
  return {
    start: written(inJapan(begins)),
    ...(ends === undefined ? {} : { end: written(inJapan(ends)) }),
    ...(shift === 0 ? {} : { day: shift }),
    ...(zone === japan ? {} : { zone }),
  };
}

/** Where the event's is not known. */
const anyDay = "2000-01-01";

/** The hours on the clocks of the zone that the text names. */
export function ownHours(text: string, day?: string, last = day): (Minutes & { readonly zone: Zone }) | undefined {
  // What is pasted has signs in it that nobody sees.
  const typed = text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").normalize("NFKC");
  const plain = typed.toLowerCase();
  const timed = typed.replace(nextDayInBrackets, " $1");
  const { zone, rest } = takeZone(timed, day ?? anyDay) ?? {};
  const found = zone === undefined || rest === undefined ? undefined : hoursIn(rest.toLowerCase());
  if (zone === undefined || found === undefined) return undefined;
  if (otherHours.test(plain) || hoursOfSomeDays.test(plain) || hoursOfSecond.test(plain)) return undefined;
  if (found.begins < breakfastEnds && (found.ends ?? 0) <= minutesInHalf && eveningMeal.test(plain)) return undefined;
  if ((found.begins < minutesInHalf ? laterHalf : earlierHalf).test(plain)) return undefined;
  const days = day === undefined ? undefined : { first: day, last: last ?? day };
  return namesOtherDay(timed, { zone, begins: found.begins, days }) ? undefined : { zone, ...found };
}

/** True for hours that calendars cannot read; false for an event that has none. */
export const areUnclear = (time: string, { startDate, endDate }: Partial<EventDays> = {}): boolean =>
  !isWholeDay(time) && eventHours(time, startDate, endDate) === undefined;

export interface Minutes {
  /** From midnight of the event's day. */
  readonly begins: number;
  /** Undefined when only the start is said. */
  readonly ends: number | undefined;
}

/** Start and end of a time that names no zone. */
function hoursIn(text: string): Minutes | undefined {
  if (midnightOrNoon.test(text)) return undefined;
  const [, ofNextDay] = startsNextDay.exec(text) ?? [];
  if (ofNextDay !== undefined) return hoursOfNextDay(ofNextDay);
  const plain = text
    .replace(remarks, " ")
    .replace(dotted, "$1:$2")
    .replace(withHrs, "$1:$2")
    .replace(bothInFour, "$1:$2$3$4:$5")
    .replace(/\b12(?::00)?\s*noon\b/, "noon")
    .replace(/\b(?:12(?::00)?\s*)?midnight\b/, "24:00")
    .replace(bothInHours, "$1時$2")
    .replace(/([ap])\.?m\b\.?/g, " $1m ")
    .replace(/深夜\s*12(?=時|:)/, "深夜0")
    .replaceAll("午前", " am ")
    .replaceAll("午後", " pm ")
    .trim();
  const [from = "", to = "", ...more] = plain.split(span);
  const isNextDay = nextDay.test(to);
  const [start, end] = [clockTime(from), clockTime(to.replace(nextDay, ""))];
  if (start === undefined || more.length > 0 || (to !== "" && end === undefined)) return undefined;
  if (end === undefined && endAlone.test(text)) return undefined;
  const spans = halvesOf(start, end, isNextDay).flatMap(([startHalf, endHalf]): Minutes[] => {
    const [begins, ends] = [minutesIn(start, startHalf), end && minutesIn(end, endHalf)];
    if (begins === undefined || (end && ends === undefined)) return [];
    // 25:00 is an hour after the day; alone it may be an end, and halves of a day have no such hours.
    const mayBeEnd = ends === undefined && !startAlone.test(text);
    if (begins >= minutesInDay && (startHalf !== undefined || isNextDay || mayBeEnd)) return [];
    if (ends === undefined || ends > minutesInDay || !isNextDay) return [{ begins, ends }];
    return [{ begins, ends: ends + minutesInDay }];
  });
  const isWithinDay = ({ begins, ends = begins }: Minutes): boolean => ends <= begins + minutesInDay;
  const found = spans.find(({ begins, ends }) => ends === undefined || ends > begins);
  if (found) return isWithinDay(found) ? found : undefined;
  const nights = spans.map(({ begins, ends = begins }) => ({ begins, ends: ends + minutesInDay }));
  return nights.find(({ begins, ends }) => begins >= evening && ends <= begins + longestNight);
}

/** Start and end of 「翌1:00〜3:00」 behind its first word; an end that says so, too, is not yet a day later. */
function hoursOfNextDay(text: string): Minutes | undefined {
  const plain = text.replace(nextDayWords, "");
  const { begins, ends } = hoursIn(plain) ?? {};
  if (begins === undefined || begins >= minutesInDay) return undefined;
  if (ends === undefined) return { begins: begins + minutesInDay, ends };
  return plain !== text && ends > minutesInDay
    ? undefined
    : { begins: begins + minutesInDay, ends: ends + minutesInDay };
}

function clockTime(text: string): ClockTime | undefined {
  const { before, hour, exact, minute, minutes, half, noon, after } = clock.exec(text.trim())?.groups ?? {};
  if (noon !== undefined) return { minutes: minutesInHalf, isExact: true, half: "pm" };
  if (hour === undefined) return undefined;
  const past = half === undefined ? Number(minute ?? minutes ?? 0) : 30;
  return { minutes: Number(hour) * 60 + past, isExact: exact !== undefined, half: before ?? after };
}

type Halves = readonly (readonly [start: string | undefined, end: string | undefined])[];

/** Where only one of two times of a day says its half, the other is in the same half, else in the other one. */
function halvesOf({ half: start }: ClockTime, end: ClockTime | undefined, isNextDay: boolean): Halves {
  if (end === undefined || isNextDay || (start === undefined) === (end.half === undefined)) return [[start, end?.half]];
  const both = ["am", "pm"].sort((a) => (a === (start ?? end.half) ? -1 : 1));
  return both.map((other) => [start ?? other, end.half ?? other]);
}

/** Minutes from midnight; undefined for a time that nobody writes: an evening in Japan may end at 25:00, or at 29:00. */
function minutesIn({ minutes, isExact }: ClockTime, half: string | undefined): number | undefined {
  if (half === undefined) return isExact && minutes <= latest ? minutes : undefined;
  if (minutes >= minutesInHalf + 60) return minutes <= minutesInDay ? minutes : undefined;
  return (minutes % minutesInHalf) + (half === "pm" ? minutesInHalf : 0);
}

function written(minutes: number): string {
  const ofDay = ((minutes % minutesInDay) + minutesInDay) % minutesInDay;
  const [hour, minute] = [Math.floor(ofDay / 60), ofDay % 60];
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
