import { withFullBrackets } from "../../../content/model/dates/display-dates";
import type { Language } from "../../../content/model/text/language";

// Asia/Tokyo: staff abroad read the same times as the office (R1.7).
const style = {
  year: "numeric",
  month: "short",
  day: "numeric",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "Asia/Tokyo",
} as const;

const formats: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat("en-US", style),
  ja: new Intl.DateTimeFormat("ja-JP", style),
};

const dayStyle = { month: "short", day: "numeric", weekday: "short", timeZone: "UTC" } as const;
const dayFormats: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat("en-US", dayStyle),
  ja: new Intl.DateTimeFormat("ja-JP", dayStyle),
};

/** A day `YYYY-MM-DD` near today: "Tue, Nov 24", 「11月24日（火）」. */
export function dayName(language: Language, day: string): string {
  return withFullBrackets(language, dayFormats[language].format(new Date(day)));
}

/** An ISO time as people in Japan read it: "Sat, Nov 21, 2026, 09:05", 「2026年11月21日（土）09:05」. */
export function receivedTime(language: Language, iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return iso;
  return withFullBrackets(language, formats[language].format(time));
}
