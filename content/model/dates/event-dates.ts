const isoDatePattern = /^\d{4}-\d{2}-\d{2}$/;
const eventDatePattern = /^(\d{4}-\d{2}-\d{2})(?:\s+to\s+(\d{4}-\d{2}-\d{2}))?$/;
const separator = " to ";

/** First and last day of an event, `YYYY-MM-DD`; equal for a single day. */
export interface EventDays {
  readonly startDate: string;
  readonly endDate: string;
}

/** True for `YYYY-MM-DD` that names a day of the calendar (not 2026-02-30). */
export function isIsoDate(value: string): boolean {
  if (!isoDatePattern.test(value)) return false;
  const [year = 0, month = 0, day = 0] = value.split("-").map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** True for a text of the form `YYYY-MM-DD`, also when the calendar has no such day. */
export function looksLikeIsoDate(value: string): boolean {
  return isoDatePattern.test(value);
}

/** True for a date that begins in the year 26 or 202: what a date field holds after "26" was typed, or while 2026 is. */
export function hasShortYear(value: string): boolean {
  return /^0\d{3}-/.test(value.trim());
}

/** A day in the stored date of an event that has the right form and is not in the calendar, if any. */
export function impossibleDay(value: string): string | undefined {
  const [, start, end] = eventDatePattern.exec(value.trim()) ?? [];
  return [start, end].find((day) => day !== undefined && !isIsoDate(day));
}

/** Reads the stored date of an event, `start` or `start to end` (R8.1); undefined when it is neither. */
export function parseEventDate(value: string): EventDays | undefined {
  const match = eventDatePattern.exec(value.trim());
  const startDate = match?.[1];
  const endDate = match?.[2] ?? startDate;
  if (startDate === undefined || endDate === undefined) return undefined;
  return isIsoDate(startDate) && isIsoDate(endDate) && startDate <= endDate ? { startDate, endDate } : undefined;
}

/** The stored date of an event: `start`, or `start to end` when it lasts several days (R8.1). */
export function formatEventDate(startDate: string, endDate: string = startDate): string {
  return endDate === startDate ? startDate : startDate + separator + endDate;
}

/** The two days of a date as it is typed: `end` is undefined for a single day, and "" while that of several is missing. */
export function typedDays(value: string): { readonly start: string; readonly end: string | undefined } {
  const [start = "", end] = value.split(separator);
  return { start, end };
}

/** The text that holds two days as they are typed. */
export function textOfDays(start: string, end: string | undefined): string {
  return end === undefined ? start : start + separator + end;
}

/** True when the event lasts more than one day (derived, never stored: R8.1). */
export function isMultiDay({ startDate, endDate }: EventDays): boolean {
  return startDate !== endDate;
}
