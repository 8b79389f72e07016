import { withFullBrackets } from "../../../../content/model/dates/display-dates";
import { firstMomentDay, parseMoment } from "../../../../content/model/dates/moment";
import { tokyoDay } from "../../../../content/model/dates/tokyo-day";
import type { Language } from "../../../../content/model/text/language";
import { fill, type Words } from "../services/words";

/** A moment on the clock in Japan, as inputs of days and times hold it. */
export interface MomentParts {
  /** `YYYY-MM-DD`, "" while it is missing. */
  readonly day: string;
  /** `HH:mm`, "" while it is missing. */
  readonly time: string;
}

/** A moment of which neither day nor time has been chosen. */
export const openMoment = "T+09:00";

const typed = /^(\d{4}-\d{2}-\d{2})?T(\d{2}:\d{2})?\+09:00$/;
const days = {
  en: new Intl.DateTimeFormat("en-US", { timeZone: "Asia/Tokyo", dateStyle: "full" }),
  ja: new Intl.DateTimeFormat("ja-JP", {
    timeZone: "Asia/Tokyo",
    year: "numeric",
    month: "long",
    day: "numeric",
    weekday: "short",
  }),
} as const;
const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Tokyo", hour: "2-digit", minute: "2-digit" });

/** The parts of `2026-12-01T09:00+09:00`, of any other offset, or of what `momentOfParts` made; undefined for any other text. */
export function partsOfMoment(text: string): MomentParts | undefined {
  const [whole, day = "", time = ""] = typed.exec(text) ?? [];
  if (whole !== undefined) return { day, time };
  const ms = parseMoment(text);
  return ms === undefined ? undefined : { day: tokyoDay(new Date(ms)), time: clock.format(ms) };
}

/** `2026-12-01T09:00+09:00`; it lacks the part that is still missing. */
export const momentOfParts = ({ day, time }: MomentParts): string => `${day}T${time}+09:00`;

/** A moment as a sentence names it: "Tuesday, December 1, 2026, 09:00 Japan time", 「2026年12月1日（火）09:00（日本時間）」. */
export function momentInWords(ms: number, language: Language, { dates }: Words): string {
  return fill(dates.moment, { day: withFullBrackets(language, days[language].format(ms)), time: clock.format(ms) });
}

/** What is wrong with a moment that was typed or chosen. */
export function momentFault(text: string, { dates }: Words): string | undefined {
  if (parseMoment(text) !== undefined) return undefined;
  const parts = partsOfMoment(text);
  if (parts === undefined) return fill(dates.momentUnreadable, { value: text });
  return parts.day !== "" && parts.day < firstMomentDay ? dates.momentYear : dates.momentRequired;
}
