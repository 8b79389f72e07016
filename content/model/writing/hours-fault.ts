import { fault, type Fault } from "../problems/fault";
import { parseEventDate } from "../dates/event-dates";
import { areUnclear, ownHours } from "../dates/event-hours";

/** Hours that are read as at night, though hardly any event begins then. */
interface NightHours {
  /** `HH:mm`, as it is read. */
  readonly start: string;
  /** The same in the afternoon. */
  readonly later: string;
}

const [from, until] = [60, 360];
/** An end after this is written on a clock of 24 hours, and so is the start. */
const secondHalf = 13 * 60;
/** "02:00", "2 a.m.", 「未明2時」: the half of the day is said. */
const halfNamed = /(?<![\d:])0\d|[ap]\.?m\b|午前|午後|朝|深夜|未明|夜|日の出|\b(?:morning|night|dawn|sunrise)\b/i;

/**
 * What calendars make of the hours of an event that may not be meant so; undefined for clear ones.
 * @param date the event's, as it is stored or typed
 */
export function hoursFault(time: string, date = ""): Fault | undefined {
  if (areUnclear(time, parseEventDate(date))) return fault("unclearHours");
  const night = nightHours(time);
  return night && fault("nightHours", { ...night });
}

/** The start of a time like "2:00 - 4:00" or 「3時〜5時」, which does not say that it is in the early hours; undefined for others. */
export function nightHours(time: string): NightHours | undefined {
  const { begins, ends = begins } = ownHours(time) ?? { begins: 0 };
  if (begins < from || begins >= until || ends >= secondHalf || halfNamed.test(time.normalize("NFKC")))
    return undefined;
  return { start: clockTime(begins), later: clockTime(begins + 720) };
}

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
