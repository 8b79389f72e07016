import { dayAfter } from "./event-status";
import { ofJapan, takeNamed } from "./named-zone";
import { placeOf } from "./remark-places";
import { weekdayNames } from "./weekday-names";
import { japan } from "./zone-names";
import { minutesInJapan, type Zone } from "./zone-time";

/** When an event begins on the clock of a zone, and its days there. */
interface Start {
  readonly zone: Zone;
  /** Minutes from midnight of the event's day. */
  readonly begins: number;
  /** `YYYY-MM-DD`; undefined while they are not known, which leaves only "previous day" and the like to be compared. */
  readonly days: { readonly first: string; readonly last: string } | undefined;
}

/** True where a day, which is `after` days after the event's, may be the one that is named. */
type DayTest = (day: string | undefined, after: number) => boolean;

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const month = `(?<month>${months.join("|")})[a-z]*\\.?`;
const ofMonth = "(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.時]|\\s*[ap]\\.?m\\b)";
const dates = [
  "(?<!\\d)(?:20\\d\\d年\\s*)?(?:(?<month>\\d{1,2})月\\s*)?(?<day>\\d{1,2})日(?![間目])",
  "(?<![\\d/])20\\d\\d[-/.](?<month>\\d{1,2})[-/.](?<day>\\d{1,2})(?!\\d)",
  "(?<![\\d/])(?<month>\\d{1,2})/(?<day>\\d{1,2})(?![\\d/])",
  `\\b${month}\\s*(?:the\\s*)?${ofMonth}(?:\\s*20\\d\\d)?`,
  `(?<!\\d)${ofMonth}\\s*(?:of\\s*)?${month}(?![a-z])(?:\\s*20\\d\\d)?`,
  "\\bthe (?<day>\\d{1,2})(?:st|nd|rd|th)\\b",
].map((pattern) => new RegExp(pattern, "g"));
const weekday =
  /\b(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs?|ur)?(?:day)?\b\.?|([日月火水木金土])曜日?|^([日月火水木金土])$/g;
const neighbours: readonly (readonly [pattern: RegExp, after: number])[] = [
  [/\b(?:previous|prior|preceding) (?:day|evening|night)\b|\b(?:day|evening|night) before\b|前日|前夜|前の日/g, -1],
  [/\b(?:next|following) (?:day|morning)\b|\b(?:day|morning) after\b|翌日|翌朝|次の日/g, 1],
  [/\bsame day\b|同日|当日/g, 0],
];
const clock =
  /(?:午[前後]\s*)?\d{1,2}(?::\d\d|時(?!間)(?:\d{1,2}分|半)?|\s*[ap]\.?m\b\.?|(?=\s*[-‐-―−~〜]\s*\d))|\bnoon\b|正午/g;
/** Beside a day and hours they say nothing else; a part with other words is about something else, a deadline or a reserve day. */
const smallWords = /\b(?:on|of|the|in|at|evening|morning|afternoon|night)\b|では|[のにでは夜朝]|[-‐-―−~〜:=.\s]/g;
const weekdayBehind = /(日|\/\d{1,2}|\d)\s*\(\s*([日月火水木金土])(?:曜日?)?\s*\)/g;
const remark = /\(([^()]*)\)/;
const separator = /[,;、・|&]|\/(?!\d)|(?<!\d)\//;

/**
 * True for a time with a day in brackets that is none of the event's: "20:00 EST (Dec 3)", 「18:00（前日）」. The day of hours in
 * another zone is that zone's: "20:00 EST (10:00 JST on Dec 5)" for the 4th.
 * @param text normalised to NFKC
 */
export function namesOtherDay(text: string, start: Start): boolean {
  let rest = text.replace(weekdayBehind, "$1 $2曜 ");
  for (let match = remark.exec(rest); match !== null; match = remark.exec(rest)) {
    const parts = (match[1] ?? "").split(separator).map((part) => readPart(part.trim()));
    const ofOthers = parts.find(({ zone }) => zone !== undefined)?.zone;
    for (const { zone = ofOthers, tests } of parts) if (!tests.every((fits) => isOwn(fits, zone, start))) return true;
    rest = rest.replace(match[0], " ");
  }
  return false;
}

/** The days that a part of a remark names, unless it says more; and the zone that it names. */
function readPart(part: string): { readonly zone: Zone | undefined; readonly tests: readonly DayTest[] } {
  const zones = new Set<Zone>();
  if (ofJapan.test(part)) zones.add(japan);
  let rest = takeNamed(part, zones).toLowerCase();
  const tests: DayTest[] = [];
  const take = (pattern: RegExp, testOf: (match: RegExpExecArray) => DayTest): void => {
    for (const match of rest.matchAll(pattern)) tests.push(testOf(match));
    rest = rest.replace(pattern, " ");
  };
  for (const date of dates) take(date, ({ groups = {} }) => dateTest(groups));
  for (const [pattern, wanted] of neighbours) take(pattern, () => (_, after) => after === wanted);
  rest = rest.trim();
  take(weekday, ([, english = "", ...japanese]) => weekdayTest(english || japanese.join("")));
  const left = rest.replace(clock, " ").replace(smallWords, " ").trim();
  const place = left === "" ? undefined : placeOf(left);
  if (place?.zone !== undefined) zones.add(place.zone);
  return { zone: [...zones][0], tests: left === "" || place?.zone !== undefined ? tests : [] };
}

function dateTest({ month: inMonth, day: onDay }: Readonly<Record<string, string | undefined>>): DayTest {
  const wanted = Number(onDay);
  const named = inMonth === undefined ? undefined : months.indexOf(inMonth) + 1 || Number(inMonth);
  return (day) => {
    if (day === undefined) return true;
    const [, ofYear, ofDay] = day.split("-").map(Number);
    // 12/3 may be of March, too.
    const isTurned = inMonth !== undefined && /^\d/.test(inMonth) && named === ofDay && wanted === ofYear;
    return isTurned || (wanted === ofDay && (named === undefined || named === ofYear));
  };
}

function weekdayTest(name: string): DayTest {
  const wanted = weekdayNames.ja.indexOf(name);
  const at = wanted === -1 ? weekdayNames.en.findIndex((each) => each.toLowerCase().startsWith(name)) : wanted;
  return (day) => day === undefined || new Date(day).getUTCDay() === at;
}

/** More days have each weekday and each number. */
const mostDays = 31;

/** True where one of the event's days, on the clock of a zone, is the one that is named. */
function isOwn(fits: DayTest, other: Zone | undefined, { zone, begins, days }: Start): boolean {
  const first = days?.first ?? "2000-01-01";
  const inJapan = minutesInJapan(zone, first, begins);
  const isSame = other === undefined || other === zone;
  const after = Math.floor((isSame ? begins : inJapan - minutesInJapan(other, first, 0)) / 1440);
  // 25:00 may be said to be of either day.
  const shifts = isSame ? [0, after] : [after];
  return shifts.some((shift) => {
    if (days === undefined) return fits(undefined, shift);
    for (let at = 0; at <= mostDays; at += 1) {
      const day = dayAfter(first, at);
      if (day > days.last) return false;
      if (fits(dayAfter(first, at + shift), at + shift)) return true;
    }
    return false;
  });
}
