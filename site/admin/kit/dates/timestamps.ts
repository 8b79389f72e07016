import type { Language } from "../../../../content/model/text/language";
import { tokyoDay } from "../../../../content/model/dates/tokyo-day";
import { wordsOf } from "../services/words";

const locales: Record<Language, string> = { en: "en-US", ja: "ja-JP" };

/** A moment as the chamber's clock showed it (Asia/Tokyo: R1.7): "Nov 21, 2026, 21:49", 「2026年11月21日 21:49」. */
export function formatTimestamp(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: "Asia/Tokyo",
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(new Date(iso));
}

/** A moment of which the day matters most: "today 15:55", "yesterday 09:05", else the day and the time. */
export function recentTime(iso: string, now: Date, language: Language): string {
  const moment = new Date(iso);
  const days = (Date.parse(tokyoDay(moment)) - Date.parse(tokyoDay(now))) / day;
  if (days !== 0 && days !== -1) return formatTimestamp(iso, language);
  const time = { timeZone: "Asia/Tokyo", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return `${relativeTime(days, "day", language)} ${new Intl.DateTimeFormat(locales[language], time).format(moment)}`;
}

/** "in 11 days", "yesterday"; in Japanese without the blanks that Intl puts around a number. */
export function relativeTime(count: number, unit: Intl.RelativeTimeFormatUnit, language: Language): string {
  const words = new Intl.RelativeTimeFormat(locales[language], { numeric: "auto" }).format(count, unit);
  return language === "ja" ? words.replaceAll(" ", "") : words;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a moment was: "just now", "5 minutes ago", "yesterday" (by the chamber's days), "3 months ago". */
export function timeAgo(iso: string, now: Date, language: Language): string {
  const passed = Math.max(0, now.getTime() - Date.parse(iso));
  const days = (Date.parse(tokyoDay(now)) - Date.parse(tokyoDay(new Date(iso)))) / day;
  if (passed < minute) return wordsOf(language).history.justNow;
  if (passed < hour) return relativeTime(-Math.floor(passed / minute), "minute", language);
  if (days < 1 || passed < 6 * hour) return relativeTime(-Math.floor(passed / hour), "hour", language);
  if (days < 14) return relativeTime(-days, "day", language);
  if (days < 60) return relativeTime(-Math.floor(days / 7), "week", language);
  if (days < 730) return relativeTime(-Math.floor(days / 30.44), "month", language);
  return relativeTime(-Math.floor(days / 365.25), "year", language);
}
