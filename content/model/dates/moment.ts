import { isIsoDate } from "./event-dates";

// The time of ISO 8601 with its offset, also with a blank in place of the T, as YAML writes time stamps.
const momentPattern =
  /^(\d{4}-\d{2}-\d{2})(?:[Tt]|\s+)(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:Z|z|([+-])(\d{2})(?::?(\d{2}))?)$/;

/** The first day of which a moment is read: a year typed as 26 is none. */
export const firstMomentDay = "2000-01-01";

/** A date and time from 2000 on with its offset (`2026-12-01T09:00+09:00`) in ms since 1970; undefined for any other text. */
export function parseMoment(text: string): number | undefined {
  const [, day = "", hour = "", minute = "", second = "00", sign = "+", offsetHour = "00", offsetMinute = "00"] =
    momentPattern.exec(text.trim()) ?? [];
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  const isOffset = Number(offsetHour) < 15 && Number(offsetMinute) < 60;
  if (!isIsoDate(day) || day < firstMomentDay || !isTime || !isOffset) return undefined;
  return Date.parse(`${day}T${hour}:${minute}:${second}${sign}${offsetHour}:${offsetMinute}`);
}
