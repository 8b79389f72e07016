import type { Language } from "../text/language";
import type { Unread } from "./unread";

/** A day, or a month without one, as a text names it. */
export interface NamedDay {
  readonly text: string;
  readonly year?: number | undefined;
  readonly month: number;
  /** Absent for a whole month. */
  readonly day?: number;
  /** "before December 5" is 「12月4日まで」. */
  readonly isBefore?: boolean;
}

const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
export const englishMonth =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\b\\.?";
export const englishDay = "(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?(?![\\d:%]|[.,]\\d|\\s?[ap]\\.?m\\b)";
export const englishYear = "(?:,?\\s(?:of\\s)?((?:19|20)\\d\\d)(?!\\d))?";
const span = `(${englishDay})(?:\\s?(?:[-–—~/&]|to|and|until|through)\\s?(${englishDay}))?`;
const monthFirst = new RegExp(`(before )?\\b(${englishMonth})\\s(?:the\\s)?${span}${englishYear}`, "g");
const dayFirst = new RegExp(
  `(before )?(?:the )?(?<![\\d.,:/-])${span}\\s(?:of\\s)?(${englishMonth})${englishYear}`,
  "g",
);
const whole = /(?<![\d/.-])((?:19|20)\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?![\d/-])/g;
/** May and March are words, too. */
const monthAlone = new RegExp(
  `(?:\\b(?:[Ii]n|[Oo]f|[Ff]rom|[Uu]ntil|[Ss]ince|[Bb]y|[Ee]arly|[Ll]ate|[Mm]id)[ -])(${englishMonth})${englishYear}|\\b((?:January|February|April|June|July|August|September|October|November|December)\\b)${englishYear}`,
  "g",
);
const japaneseYear = "(?:((?:19|20)\\d\\d)年|令和(\\d+|元)年)?\\s?";
const furtherDays =
  "(?:(?:\\s?\\([^()\\n]{1,8}\\))?\\s?(?:[~〜・、,–-]|から|および|及び|と)\\s?\\d{1,2}日(?![間目以前後]))*";
const japaneseDay = new RegExp(
  `${japaneseYear}(?<!\\d)(\\d{1,2})月\\s?(?:(\\d{1,2})\\s?[~〜・、–-]\\s?)?(\\d{1,2})日(?!間)(${furtherDays})`,
  "g",
);
const slashes = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?=\s?\([月火水木金土日])/g;
const japaneseMonth = new RegExp(`${japaneseYear}(?<!\\d)(\\d{1,2})月(?!\\d|間)`, "g");

/** The days and months that a text names. */
export function takeDays(unread: Unread, language: Language): NamedDay[] {
  const iso = unread.take(whole, ([text, year, , month, day]) => days(text, year, Number(month), day));
  const named = language === "en" ? englishDays(unread) : japaneseDays(unread);
  return [...iso, ...named].filter(({ month, day = 1 }) => month >= 1 && month <= 12 && day >= 1 && day <= 31);
}

function englishDays(unread: Unread): NamedDay[] {
  return [
    ...unread.take(monthFirst, ([text, before, month, from, to, year]) =>
      days(text, year, monthOf(month), from, to).map((day) => (before ? { ...day, isBefore: true } : day)),
    ),
    ...unread.take(dayFirst, ([text, before, from, to, month, year]) =>
      days(text, year, monthOf(month), from, to).map((day) => (before ? { ...day, isBefore: true } : day)),
    ),
    ...unread.take(monthAlone, ([text, month, year, named, itsYear]) =>
      days(text.replace(/^[a-z]+[ -]/i, ""), year ?? itsYear, monthOf(month ?? named)),
    ),
  ];
}

function japaneseDays(unread: Unread): NamedDay[] {
  return [
    ...unread.take(japaneseDay, ([text, year, reiwa, month, from, day, further = ""]) => {
      const more = Array.from(further.matchAll(/(\d{1,2})日/g), ([, each]) => each);
      return days(text, yearOf(year, reiwa), Number(month), from, day, ...more);
    }),
    ...unread.take(slashes, ([text, month, day]) => days(text, undefined, Number(month), day)),
    ...unread.take(japaneseMonth, ([text, year, reiwa, month]) => days(text, yearOf(year, reiwa), Number(month))),
  ];
}

export const monthOf = (name = ""): number => monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const yearOf = (year?: string, reiwa?: string): string | undefined =>
  year ?? (reiwa && String(2018 + (reiwa === "元" ? 1 : Number(reiwa))));

function days(text: string, year: string | undefined, month: number, ...written: (string | undefined)[]): NamedDay[] {
  const named = {
    text: text.replace(/[\s.]+$/, "").trimStart(),
    year: year === undefined ? undefined : Number(year),
    month,
  };
  const found = written.flatMap((day) => (day === undefined ? [] : [{ ...named, day: parseInt(day, 10) }]));
  return written.length === 0 ? [named] : found;
}

/** True when both may mean the same: a year that only one of them names is no difference. */
export function isSameDay(a: NamedDay, b: NamedDay): boolean {
  const isBeside = (a.year ?? b.year) === (b.year ?? a.year) && a.month === b.month;
  return isBeside && (a.day === b.day || a.day === undefined || b.day === undefined);
}
