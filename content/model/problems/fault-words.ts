import { weekdayNames } from "../dates/weekday-names";
import type { Bilingual, Language } from "../text/language";
import type { Fault, PlacedFault } from "./fault";
import { faultWordsEn } from "./fault-words-en";
import { faultWordsJa } from "./fault-words-ja";

const lists: Readonly<Record<Language, Readonly<Record<Fault["code"], string>>>> = {
  en: faultWordsEn,
  ja: faultWordsJa,
};
const uncommitted: Bilingual = { en: "not committed yet", ja: "未コミット" };
const commit: Bilingual = { en: "commit ", ja: "コミット " };
const line: Bilingual = { en: "line {line} {words}", ja: "{line}行目：{words}" };
const or: Readonly<Record<Language, string>> = { en: " or ", ja: "、" };

/** What is wrong, in the words of a language. */
export function faultWords({ code, params = {} }: Fault, language: Language): string {
  // A function, because a typed value may contain `$&`.
  return lists[language][code].replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = params[name];
    if (value === undefined) return place;
    if (name === "weekday") return weekdayNames[language][Number(value)] ?? place;
    if (name === "commit") return value === "" ? uncommitted[language] : `${commit[language]}${String(value)}`;
    return typeof value === "object" ? value.map((one) => `"${one}"`).join(or[language]) : String(value);
  });
}

/** The same with the line of the text, where there is one. */
export function placedFaultWords({ line: number, ...what }: PlacedFault, language: Language): string {
  const words = faultWords(what, language);
  return number === undefined
    ? words
    : line[language].replace("{line}", String(number)).replace("{words}", () => words);
}

/** The same in both languages, for an answer whose language is chosen later. */
export const bilingualWords = (what: Fault): Bilingual => ({ en: faultWords(what, "en"), ja: faultWords(what, "ja") });
