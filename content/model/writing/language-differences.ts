import { fault, type Fault } from "../problems/fault";
import type { Bilingual, Language } from "../text/language";
import { numbersIn, takeNumbers, takeSums, type Amount } from "./amounts-in-text";
import { japaneseNumber } from "./number-words";
import { dialled, takePhones, type NamedPhone } from "./contacts-in-text";
import { englishMonth, isSameDay, takeDays, type NamedDay } from "./days-in-text";
import { takeHours, type NamedHour } from "./hours-in-text";
import { linkDifferences } from "./link-differences";
import { plainWords, type PlainWords } from "./plain-words";
import { Unread } from "./unread";

/**
 * Where a text and its translation say something else: a day, an hour, a sum, a number, an address. Only what each of the two
 * says and the other does not: a translation may leave something out, and numbers may be words. Linear in the texts.
 */
export function languageDifferences({ en, ja }: Bilingual): readonly Fault[] {
  if (en === ja || !mayDiffer.test(ja) || !mayDiffer.test(en)) return [];
  const [english, japanese] = [read(en, "en"), read(ja, "ja")];
  return [
    ...differing(english.days, japanese.days, (a, b) => isSameDay(a, b) || isEve(a, b, japanese)),
    ...hourDifferences(english, japanese),
    ...sumDifferences(english, japanese),
    ...numberDifferences(english, japanese),
    ...differing(english.phones, japanese.phones, (a, b) => a.dialled === b.dialled),
    ...linkDifferences(english.words, japanese.words),
  ];
}

/** Most texts of a site are lines without a number, an address or a picture. */
const mayDiffer = new RegExp(
  `[\\d０-９@円]|://|\\]\\(|[一二三四五六七八九十][月時]|正午|noon|midnight|${englishMonth}`,
);

interface Read {
  readonly words: PlainWords;
  readonly days: readonly NamedDay[];
  readonly hours: readonly NamedHour[];
  readonly sums: readonly Amount[];
  readonly numbers: readonly Amount[];
  readonly phones: readonly NamedPhone[];
  /** What it may say in whatever words; asked for where the digits alone differ. */
  readonly said: () => ReadonlySet<number>;
}

function read(source: string, language: Language): Read {
  const words = plainWords(source);
  const text = language === "ja" ? withDigits(words.text) : words.text;
  const unread = new Unread(text);
  const days = takeDays(unread, language);
  const phones = [
    ...takePhones(unread),
    ...Array.from(words.links).flatMap((to) =>
      to.startsWith("tel:") ? [{ text: to.slice(4), dialled: dialled(to) }] : [],
    ),
  ];
  const sums = takeSums(unread, language);
  const hours = takeHours(unread, language);
  const numbers = takeNumbers(unread, language);
  let said: Set<number> | undefined;
  const all = (): ReadonlySet<number> =>
    (said ??= new Set([
      ...numbersIn(text, language),
      ...[...sums, ...numbers].flatMap(({ value, also }) => [value, ...also]),
    ]));
  return { words, days, hours, sums, numbers, phones, said: all };
}

/** The amounts that the other language does not say at all. */
function unsaid(
  here: readonly Amount[],
  there: Read,
  says: (said: ReadonlySet<number>, amount: Amount) => boolean,
): readonly Amount[] {
  const written = new Set([...there.sums, ...there.numbers].map(({ value }) => value));
  const others = here.filter(({ value }) => value > 2 && !written.has(value));
  return others.length === 0 ? [] : others.filter((amount) => !says(there.said(), amount));
}

/** 十二月十日, 午後六時: in other places 一 to 九 are parts of words. */
function withDigits(text: string): string {
  const kanji = "[〇一二三四五六七八九十]";
  const dates = new RegExp(
    `${kanji}{4}(?=年)|${kanji}{1,2}(?=月${kanji}{1,3}日)|(?<=月)${kanji}{1,3}(?=日)|(?<=午[前後])${kanji}{1,3}(?=時)`,
    "g",
  );
  return text.replace(dates, (number) => String(japaneseNumber(number)));
}

const named = (texts: readonly { readonly text: string }[]): string =>
  [...new Set(texts.map(({ text }) => text))].join(", ");

/** Each is compared with each; a text with more days than this is a calendar. */
const mostFacts = 200;

/** The facts that only one of the languages has, where both have some. */
function differing<T extends { readonly text: string }>(
  en: readonly T[],
  ja: readonly T[],
  isSame: (a: T, b: T) => boolean,
): Fault[] {
  if (en.length > mostFacts || ja.length > mostFacts) return [];
  const onlyEn = en.filter((a) => !ja.some((b) => isSame(a, b)));
  const onlyJa = ja.filter((b) => !en.some((a) => isSame(a, b)));
  return onlyEn.length === 0 || onlyJa.length === 0
    ? []
    : [fault("languagesDiffer", { en: named(onlyEn), ja: named(onlyJa) })];
}

/** "before December 5" is 「12月4日まで」, and midnight is in two days. */
function isEve(a: NamedDay, b: NamedDay, { hours }: Read): boolean {
  if (a.day === undefined || b.day === undefined) return false;
  const between = (Date.UTC(2000, a.month - 1, a.day) - Date.UTC(2000, b.month - 1, b.day)) / 86_400_000;
  if (a.isBefore === true && (between === 1 || between === -365)) return true;
  return (
    [1, 365].includes(Math.abs(between)) && hours.some(({ minutes, isOfNight }) => isOfNight || minutes.includes(0))
  );
}

const zones = /\b(?:SGT|JST|Singapore time|Japan time|Tokyo time)\b|(?:シンガポール|日本|現地)時間/;

/** Japan is an hour ahead of Singapore; where another zone is named, nothing is compared. */
function hourDifferences(en: Read, ja: Read): Fault[] {
  const both = en.words.text + ja.words.text;
  if (/\b(?:GMT|UTC|EST|PST|CET)\b/.test(both)) return [];
  const shift = zones.test(both) ? 60 : 0;
  return differing(en.hours, ja.hours, (a, b) =>
    a.minutes.some((one) => b.minutes.some((other) => [0, shift, 1440 - shift].includes(Math.abs(one - other)))),
  );
}

/** Prices with and without tax are no difference where one of them says so. */
function sumDifferences(en: Read, ja: Read): Fault[] {
  const taxes = /\btax|税/.test(en.words.text + ja.words.text) ? [1.1, 1.08, 1 / 1.1, 1 / 1.08] : [];
  const says = (said: ReadonlySet<number>, { value }: Amount): boolean =>
    said.has(value) || taxes.some((tax) => said.has(Math.round(value * tax)) || said.has(Math.floor(value * tax)));
  return ["yen", "dollar"].flatMap((unit) => {
    const [inEn, inJa] = [en, ja].map(({ sums }) => sums.filter((sum) => sum.unit === unit));
    const [onlyEn, onlyJa] = [unsaid(inEn ?? [], ja, says), unsaid(inJa ?? [], en, says)];
    // The same sum twice in one of them: one of the prices was not changed.
    const isAsMany = inEn?.length === inJa?.length;
    const english = onlyEn.length > 0 || !isAsMany ? onlyEn : onlyJa.length > 0 ? repeated(inEn, inJa) : [];
    const japanese = onlyJa.length > 0 || !isAsMany ? onlyJa : onlyEn.length > 0 ? repeated(inJa, inEn) : [];
    if (english.length === 0 || japanese.length === 0) return [];
    return [fault("languagesDiffer", { en: named(english), ja: named(japanese) })];
  });
}

/** The sums that stand more often in the first text. */
function repeated(here: readonly Amount[] = [], there: readonly Amount[] = []): readonly Amount[] {
  const more = new Map<number, number>();
  for (const { value } of here) more.set(value, (more.get(value) ?? 0) + 1);
  for (const { value } of there) more.set(value, (more.get(value) ?? 0) - 1);
  return here.filter(({ value }) => (more.get(value) ?? 0) > 0);
}

/** Numbers of the same unit, as many in one language as in the other. */
function numberDifferences(en: Read, ja: Read): Fault[] {
  const says = (said: ReadonlySet<number>, { value, also }: Amount): boolean =>
    [value, ...also].some((each) => said.has(each));
  const onlyEn = unsaid(en.numbers, ja, says);
  const onlyJa = onlyEn.length === 0 ? [] : unsaid(ja.numbers, en, says);
  return [...new Set(onlyEn.map(({ unit }) => unit))].flatMap((unit) => {
    const [english, japanese] = [onlyEn, onlyJa].map((list) => list.filter((each) => each.unit === unit));
    const isClear = english?.length === japanese?.length || unit === "percent" || unit === "calendar";
    if (!isClear || !english?.length || !japanese?.length) return [];
    return [fault("languagesDiffer", { en: named(english), ja: named(japanese) })];
  });
}
