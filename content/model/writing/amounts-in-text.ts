import type { Language } from "../text/language";
import { englishNumbers, japaneseNumber, japaneseNumbers, scaleOf } from "./number-words";
import type { Unread } from "./unread";

/** A number in digits with what it counts. */
export interface Amount {
  readonly text: string;
  readonly value: number;
  /** The same in other words: 90 minutes are 1.5 hours, 3割 is 30%. */
  readonly also: readonly number[];
  readonly unit: string;
}

const digits = "(?<!\\d)(?:\\d{1,3}(?:,\\d{3}){1,5}(?!\\d)|\\d{1,15}(?!\\d))(?:\\.\\d{1,6}(?!\\d))?";
const englishNumber = `(${digits})(?:\\s?(k|m|bn|mn|hundred|thousand|million|billion|trillion)\\b)?`;
const japaneseDigits = `${digits}(?:[万億兆千百](?:${digits})?){0,8}`;
const kanjiSum = "(?<![一二三四五六七八九十百千万億])[一二三四五六七八九十百千万億]{1,20}";
const yen = "(?:¥|JPY|yen)\\s?";
const dollar = "(?:S\\$|SGD|US\\$|USD|\\$)\\s?";
const to = "\\s?(?:[-–—~〜]|to|and|or|から)\\s?";

const sums: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [new RegExp(`${yen}${englishNumber}(?:${to}${yen}${englishNumber})?`, "gi"), "yen"],
    [new RegExp(`(?:${englishNumber}${to})?${englishNumber}[\\s-]?(?:yen\\b|JPY\\b|¥)`, "gi"), "yen"],
    [new RegExp(`${dollar}${englishNumber}(?:${to}${englishNumber})?`, "gi"), "dollar"],
    [new RegExp(`(?:${englishNumber}${to})?${englishNumber}\\s?(?:SGD\\b|USD\\b|dollars?\\b)`, "gi"), "dollar"],
  ],
  ja: [
    [new RegExp(`${yen}(${japaneseDigits})(?:${to}${yen}(${japaneseDigits}))?`, "gi"), "yen"],
    [new RegExp(`(?:(${japaneseDigits})円?${to})?(${japaneseDigits}|${kanjiSum})円`, "g"), "yen"],
    [new RegExp(`${dollar}(${japaneseDigits})`, "gi"), "dollar"],
    [new RegExp(`(${japaneseDigits})\\s?(?:シンガポール|米|S|US)?(?:ドル|SGD\\b|USD\\b)`, "g"), "dollar"],
  ],
};

const units: Readonly<Record<Language, readonly (readonly [string, RegExp])[]>> = {
  en: [
    ["percent", /^\s?(?:%|per ?cent\b)/],
    ["minute", /^[\s-]?min(?:ute)?s?\b/],
    ["hour", /^[\s-]?(?:hours?|hrs?)\b/],
    ["day", /^[\s-](?:(?:working|business) )?days?\b/],
    ["week", /^[\s-]weeks?\b/],
    ["month", /^[\s-]months?\b/],
    ["year", /^[\s-]years?\b/],
    ["floor", /^(?:st|nd|rd|th)[\s-]floor\b|^F\b/i],
    ["people", /^\s(?:people|persons?|guests|participants|members|students|seats|places|visitors|employees|workers)\b/],
    ["other", /^[\s-]?(?:miles?|feet|foot|ft|inch(?:es)?|acres?|pounds|lbs?|oz|°F|euros?|yuan|won)\b/],
  ],
  ja: [
    ["percent", /^\s?(?:%|パーセント|割)/],
    ["minute", /^分(?!の)/],
    ["hour", /^時間/],
    ["day", /^(?:営業)?日間?(?!目)/],
    ["week", /^週間/],
    ["month", /^[かカヶケ箇]月/],
    ["year", /^年間?(?!目|生)/],
    ["floor", /^階|^F\b/],
    ["people", /^[名人席](?!目)/],
    ["other", /^(?:坪|畳|合|升|尺|銭|ユーロ|元|ウォン)/],
  ],
};
/** How many of the next smaller unit. */
const parts: Readonly<Record<string, readonly number[]>> = {
  minute: [60, 1 / 60],
  hour: [60, 1 / 60, 24, 1 / 24],
  day: [24, 7, 1 / 7],
  week: [7],
  month: [12, 1 / 12],
  year: [12],
};
const hoursAndMinutes = /(?<!\d)(\d+)時間(?:(\d+)分|(半))/g;
/** A number that is no part of a word or a name: A4, 2.0.1. */
const alone: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`(?<![\\w.,])${englishNumber}`, "gi"),
  ja: new RegExp(`(?<![A-Za-z0-9.,])(${japaneseDigits})`, "g"),
};

/** The sums of money in a text. */
export function takeSums(unread: Unread, language: Language): Amount[] {
  return sums[language].flatMap(([pattern, unit]) =>
    unread.take(pattern, ([text, ...groups]) =>
      valuesOf(groups, language).map((value) => ({ text: text.trim(), value, also: [], unit })),
    ),
  );
}

/** A number may stand with a scale behind it, which holds for the number before, too: "1 to 2 million yen". */
function valuesOf(groups: readonly (string | undefined)[], language: Language): number[] {
  if (language === "ja") return groups.flatMap((each) => (each === undefined ? [] : [japaneseNumber(each)]));
  const [first, firstScale, last, lastScale] = groups;
  return [
    ...(first === undefined ? [] : [english(first, firstScale ?? (last === undefined ? undefined : lastScale))]),
    ...(last === undefined ? [] : [english(last, lastScale)]),
  ];
}

const english = (number: string, scale = ""): number =>
  Number(number.replaceAll(",", "")) * scaleOf(scale.toLowerCase());

/** The other numbers of a text that stand alone. */
export function takeNumbers(unread: Unread, language: Language): Amount[] {
  const long = unread.take(hoursAndMinutes, ([text, hours, minutes]) => {
    const value = Number(hours) + (minutes === undefined ? 0.5 : Number(minutes) / 60);
    return [{ text, value, also: [Math.round(value * 60)], unit: "hour" }];
  });
  const others = unread.take(alone[language], (match): readonly Amount[] | undefined => {
    const [number, digitsOf = "", scale] = match;
    const rest = match.input.slice(match.index + number.length, match.index + number.length + 24);
    const [unit, pattern] = units[language].find(([, each]) => each.test(rest)) ?? [];
    const isWord = unit === undefined && /^(?!(?:st|nd|rd|th|s|km|kg|m|cm|mm|g|l)\b)[a-z]/i.test(rest);
    if (isWord || unit === "other") return [];
    const value = language === "ja" ? japaneseNumber(number) : english(digitsOf, scale);
    const text = number + (pattern?.exec(rest)?.[0] ?? "");
    if (text.endsWith("割")) return [{ text, value: value * 10, also: [value], unit: "percent" }];
    const isYear = value >= 1900 && value < 2100 && (unit ?? "year") === "year" && /^\d{4}$/.test(number);
    return [
      {
        text,
        value,
        also: (parts[unit ?? ""] ?? []).map((each) => value * each),
        unit: isYear ? "calendar" : (unit ?? ""),
      },
    ];
  });
  return [...long, ...others];
}

/** Every number that a text may say, in whatever words: what another text says in digits may be one of them. */
export function numbersIn(text: string, language: Language): Set<number> {
  const written = Array.from(text.matchAll(new RegExp(digits, "g")), ([each]) => Number(each.replaceAll(",", "")));
  return new Set([0, 1, 2, ...written, ...(language === "en" ? englishNumbers(text) : japaneseNumbers(text))]);
}
