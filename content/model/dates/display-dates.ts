import type { Language } from "../text/language";

// A stored date is a calendar day without a time: it is read and shown in one and the same zone, so that no visitor
// sees the day before or after (R1.7).
const timeZone = "UTC";
const dayStyle = { year: "numeric", month: "short", day: "numeric", weekday: "short", timeZone } as const;
const monthStyle = { year: "numeric", month: "long", timeZone } as const;
const yearStyle = { year: "numeric", timeZone } as const;

const formatsOf = (locale: string) => ({
  day: new Intl.DateTimeFormat(locale, dayStyle),
  month: new Intl.DateTimeFormat(locale, monthStyle),
  year: new Intl.DateTimeFormat(locale, yearStyle),
});

const formats = {
  en: formatsOf("en-US"),
  ja: formatsOf("ja-JP"),
} as const;

const joints: Record<Language, (start: string, end: string) => string> = {
  en: (start, end) => `${start} to ${end}`,
  ja: (start, end) => `${start}から${end}`,
};

const midnight = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`);

function format(language: Language, style: "day" | "month" | "year", date: string): string {
  const moment = midnight(date);
  // Intl throws on an invalid date; a strange text is better shown as it is than as a broken page.
  if (Number.isNaN(moment.getTime())) return date;
  return withFullBrackets(language, formats[language][style].format(moment));
}

/** A date of Intl with the brackets of Japanese texts, without the blank behind them: Intl puts half-width ones around a weekday. */
export function withFullBrackets(language: Language, text: string): string {
  return language === "ja" ? text.replace("(", "（").replace(/\) ?/, "）") : text;
}

/**
 * A stored day, or the days of an event, as people read them (R1.7):
 * "Fri, Jun 12, 2026 to Sun, Jun 14, 2026", 「2026年6月12日（金）から2026年6月14日（日）」.
 */
export function displayDate(language: Language, startDate: string, endDate: string = startDate): string {
  const start = format(language, "day", startDate);
  return endDate === startDate ? start : joints[language](start, format(language, "day", endDate));
}

/** The month of a stored day: "June 2026", 「2026年6月」. */
export function monthHeading(language: Language, date: string): string {
  return format(language, "month", date.length === 7 ? `${date}-01` : date);
}

/** A year `YYYY`: "2026", 「2026年」. */
export function yearHeading(language: Language, year: string): string {
  return format(language, "year", `${year}-01-01`);
}
