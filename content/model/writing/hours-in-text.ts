import { eventHours } from "../dates/event-hours";
import type { Language } from "../text/language";
import type { Unread } from "./unread";

/** A time of day that a text names. */
export interface NamedHour {
  readonly text: string;
  /** Minutes from midnight that may be meant: "6:30" is in the morning or in the evening. */
  readonly minutes: readonly number[];
  /** Counted on from the evening before: 「25時」 of the 3rd is 1 a.m. of the 4th. */
  readonly isOfNight: boolean;
}

const half = "[ap](?:\\.m\\b\\.?|m\\b)";
const englishClock = `(?:\\d{1,2}(?:[:.]\\d\\d)?\\s?${half}|\\d{1,2}:\\d\\d(?!\\d)|(?:12\\s)?noon\\b|(?:12\\s)?midnight\\b|\\d{4}\\s?hrs\\b)`;
const englishSpan = new RegExp(
  `(?<![\\d:.,¥$/-])(?:(${englishClock}|\\d{1,2}(?:[:.]\\d\\d)?)\\s?(?:[-–—~]|to|until)\\s?)?(${englishClock})`,
  "gi",
);
const japaneseClock = `(?:(?:午前|午後|朝|深夜|夜|夕方)\\s?)?(?:\\d{1,2}(?:時(?!間)(?:[0-5]?\\d分|半)?|:\\d\\d(?!\\d))(?:\\s?${half})?|正午)`;
const japaneseSpan = new RegExp(
  `(?<![\\d:.,/-])(?:(${japaneseClock}|\\d{1,2})\\s?(?:[-–—~〜]|から)\\s?翌?)?(${japaneseClock})`,
  "gi",
);
const halfNamed = /[ap]\.?m|午前|午後|noon|midnight|正午|hrs/i;

const mayName = /\d\s?(?:[:時]|[ap]\.?m|hrs)|noon|midnight|正午/i;

/** The times of day that a text names, on the clock that it means. */
export function takeHours(unread: Unread, language: Language): NamedHour[] {
  if (!mayName.test(unread.text)) return [];
  return unread.take(language === "en" ? englishSpan : japaneseSpan, ([whole, from, to]) => {
    const { start, end } = eventHours(plain(whole)) ?? {};
    if (from === undefined) return start === undefined ? [] : [hour(whole, start, whole)];
    if (start !== undefined && end !== undefined) return [hour(from, start, whole), hour(to ?? "", end, whole)];
    const [first, last] = [from, to ?? ""].map((each) => ({ each, read: eventHours(plain(each))?.start }));
    return [first, last].flatMap((one) => (one?.read === undefined ? [] : [hour(one.each, one.read, whole)]));
  });
}

/** `24:30` and "midnight" as the hours of the day that begins there. */
const plain = (text: string): string =>
  text
    .replace(/(?:12\s)?midnight/i, "00:00")
    .replace(night, (_, hour: string) => `0${String(Number(hour) - 24)}`)
    .replace(/(?:朝\s?|深夜\s?(?=[0-5](?!\d)))/, "午前")
    .replace(/(?:深?夜|夕方)\s?(?=[0-9])/, "午後");

const night = /(?:(?:深?夜)\s?)?(?<!\d)(2[4-9])(?=[:時])/g;

function hour(text: string, read: string, whole: string): NamedHour {
  const [hours = 0, minutes = 0] = read.split(":").map(Number);
  const at = (hours * 60 + minutes) % 1440;
  const isUnclear = !halfNamed.test(whole + plain(whole)) && at < 13 * 60 && !/^\s*0/.test(plain(text));
  return {
    text: text.trim(),
    minutes: isUnclear ? [at, (at + 720) % 1440] : [at],
    isOfNight: /^(?:深?夜\s?)?2[4-9]/.test(text.trim()),
  };
}
