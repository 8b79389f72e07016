import { weekdayNames } from "../dates/weekday-names";
import { fault, type Fault } from "../problems/fault";
import type { Language } from "../text/language";
import { englishDay, englishMonth, monthOf } from "./days-in-text";
import { asWrittenIn, plainWords } from "./plain-words";

const { en: names } = weekdayNames;
const signs = weekdayNames.ja.join("");

const short = "(?:Sun|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat)";
const weekday = `(?<weekday>${names.join("|")}|${short}\\b\\.?)`;
/** Of "Thursday to Saturday, December 10-12" the first weekday belongs to the day. */
const ofOne = `(?<!(?:day|${short}\\.?)\\s?(?:[-–—/&,]|to|and|or|through)\\s?)\\b`;
const year = "(?:,?\\s(?<year>(?:19|20)\\d\\d)(?!\\d))?";
const [day, month] = [`(?<day>${englishDay})`, `(?<month>${englishMonth})`];
const [monthFirst, dayFirst] = [`${month}\\s(?:the\\s)?${day}${year}`, `(?:the\\s)?${day}\\s(?:of\\s)?${month}${year}`];
/** Behind the weekday in brackets: 「木・祝」, 「木曜日、祝日」. */
const inBrackets = `\\s?\\((?:祝[・日、]*)?(?<weekday>[${signs}])(?:曜日?)?(?:[・、,/\\s]?(?:祝日?|振替休日|振休|休日?)|[、,\\s][^()\\n]{0,20})?\\)`;
const patterns: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    ...[monthFirst, dayFirst].map((date) => new RegExp(`${ofOne}${weekday},?\\s${date}`, "g")),
    ...[monthFirst, dayFirst].map((date) => new RegExp(`${date}\\s\\(${weekday}\\)`, "g")),
  ],
  ja: [
    new RegExp(
      `(?:(?<year>(?:19|20)\\d\\d)年\\s?)?(?<!\\d)(?<month>\\d{1,2})月\\s?(?<day>\\d{1,2})日(?:${inBrackets}|\\s?(?<alone>[${signs}])曜)`,
      "g",
    ),
    new RegExp(`(?<![\\d/])(?:(?<year>(?:19|20)\\d\\d)/)?(?<month>\\d{1,2})/(?<day>\\d{1,2})${inBrackets}`, "g"),
  ],
};
const otherYears = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
const besideThisYear = /\b(?:last|next|previous|following) year\b|[昨去来]年|翌年|前年/i;
/** Half a year and some weeks: in between, the day may be in either year. */
const nextTo = 200 * 86_400_000;

/**
 * Dates with the weekday of another day: 「12月10日（水）」. One without a year is that next to the item's own day or in a year
 * that the text names; without any nothing is said.
 * @param own `YYYY-MM-DD`, the day of the item
 */
export function weekdayFaults(source: string, language: Language, own?: string): readonly Fault[] {
  if (!/\d/.test(source.normalize("NFKC"))) return [];
  const { text } = plainWords(source);
  const years = yearsOf(text, own);
  let asWritten: ((words: string) => string) | undefined;
  return patterns[language].flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: written, groups = {} }) => {
      const { year: named, month: inMonth = "", day: onDay = "", weekday: inside, alone = "" } = groups;
      const said = inside ?? alone;
      const at = language === "en" ? names.findIndex((name) => name.startsWith(said.slice(0, 3))) : signs.indexOf(said);
      const monthNumber = language === "en" ? monthOf(inMonth) : Number(inMonth);
      const possible = (named === undefined ? years(monthNumber, parseInt(onDay, 10)) : [Number(named)]).flatMap(
        (each) => {
          const date = new Date(Date.UTC(each, monthNumber - 1, parseInt(onDay, 10)));
          return date.getUTCMonth() === monthNumber - 1 ? [date] : [];
        },
      );
      const [date] = possible;
      if (date === undefined || possible.some((each) => each.getUTCDay() === at)) return [];
      asWritten ??= asWrittenIn(source);
      return [
        fault("weekdayWrong", { written: asWritten(written), year: date.getUTCFullYear(), weekday: date.getUTCDay() }),
      ];
    }),
  );
}

/** The years that a day without one may be in. */
function yearsOf(text: string, own: string | undefined): (month: number, day: number) => readonly number[] {
  const at = own === undefined ? NaN : Date.parse(own.slice(0, 10));
  if (Number.isNaN(at)) return () => [];
  const year = new Date(at).getUTCFullYear();
  const around = [year - 1, year, year + 1];
  const named = Array.from(text.matchAll(otherYears), ([each]) => Number(each));
  return (month, day) => [
    ...around.filter((each) => Math.abs(Date.UTC(each, month - 1, day) - at) <= nextTo),
    ...named,
    ...(besideThisYear.test(text) ? around : []),
  ];
}
