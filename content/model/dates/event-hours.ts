import type { EventDays } from "./event-dates";
import { dayAfter } from "./event-status";

/** Clock times in Japan, `HH:mm`; without an end when people wrote only when an event begins. */
export interface EventHours {
  readonly start: string;
  /** At or before the start: on the next day. */
  readonly end?: string;
}

/** When an event begins and ends in Japan: days `YYYY-MM-DD`, clock times where its time says them clearly. */
export interface EventSpan {
  readonly startDay: string;
  readonly start: string | undefined;
  /** The last day, or the next one when it ends after midnight. */
  readonly endDay: string;
  readonly end: string | undefined;
}

const lastDay = "9999-12-31";

/** The days and hours of an event as programs read them. */
export function eventSpan({ startDate, endDate, time }: EventDays & { readonly time: string }): EventSpan {
  const { start, end } = eventHours(time) ?? {};
  const endsNextDay = start !== undefined && end !== undefined && end <= start;
  // There is no day after the last one that can be written.
  if (endsNextDay && endDate === lastDay) return { startDay: startDate, start, endDay: endDate, end: undefined };
  return { startDay: startDate, start, endDay: endsNextDay ? dayAfter(endDate) : endDate, end };
}

const minutesInHalf = 720;
const minutesInDay = 1440;
/** Earlier in the day, an end before the start is a slip and not the next morning. */
const evening = 15 * 60;

const remarks = /\([^()]*\)|\bjst\b|日本時間|^\s*from\b|(?:まで|開始|スタート)\s*$/g;
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
 * The hours in a time as people write it: "18:30 - 20:30", "6:30-8:30 pm", 「午後6時〜8時半」, 「18：30～」; remarks in brackets do not
 * count. Undefined for all that is not clearly one start and at most one end.
 */
export function eventHours(text: string): EventHours | undefined {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(remarks, " ")
    .replace(/([ap])\.?m\b\.?/g, " $1m ")
    .replaceAll("午前", " am ")
    .replaceAll("午後", " pm ")
    .trim();
  const [from = "", to = "", ...more] = plain.split(span);
  const [start, end] = [clockTime(from), clockTime(to)];
  if (start === undefined || more.length > 0 || (to !== "" && end === undefined)) return undefined;
  const spans = halvesOf(start, end).flatMap(([startHalf, endHalf]) => {
    const [begins, ends] = [minutesIn(start, startHalf), end && minutesIn(end, endHalf)];
    return begins === undefined || begins === minutesInDay || (end && ends === undefined) ? [] : [{ begins, ends }];
  });
  const found =
    spans.find(({ begins, ends }) => ends === undefined || ends > begins) ??
    spans.find(({ begins }) => begins >= evening);
  return found && { start: written(found.begins), ...(found.ends === undefined ? {} : { end: written(found.ends) }) };
}

function clockTime(text: string): ClockTime | undefined {
  const { before, hour, exact, minute, minutes, half, noon, after } = clock.exec(text.trim())?.groups ?? {};
  if (noon !== undefined) return { minutes: minutesInHalf, isExact: true, half: undefined };
  if (hour === undefined) return undefined;
  const past = half === undefined ? Number(minute ?? minutes ?? 0) : 30;
  return { minutes: Number(hour) * 60 + past, isExact: exact !== undefined, half: before ?? after };
}

type Halves = readonly (readonly [start: string | undefined, end: string | undefined])[];

/** Where only one of two times says its half of the day, the other is in the same half, else in the other one. */
function halvesOf({ half: start }: ClockTime, end: ClockTime | undefined): Halves {
  if (end === undefined || (start === undefined) === (end.half === undefined)) return [[start, end?.half]];
  const both = ["am", "pm"].sort((a) => (a === (start ?? end.half) ? -1 : 1));
  return both.map((other) => [start ?? other, end.half ?? other]);
}

/** Minutes from midnight, 0 to 1440; undefined for a time that no clock shows. */
function minutesIn({ minutes, isExact }: ClockTime, half: string | undefined): number | undefined {
  if (half === undefined) return isExact && minutes <= minutesInDay ? minutes : undefined;
  if (minutes >= minutesInHalf + 60) return minutes <= minutesInDay ? minutes : undefined;
  return (minutes % minutesInHalf) + (half === "pm" ? minutesInHalf : 0);
}

function written(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
