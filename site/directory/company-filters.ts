import { katakanaToHiragana } from "../../content/model/text/textfold";
import type { Language } from "../../content/model/text/language";
import type { CompanyCardData } from "./company-card";

/** More companies than these can be filtered by place and by the beginning of their names (R15.8). */
const listedAtMost = 30;

/** A choice of a filter; without a label it is all others. */
interface FilterOption {
  /** As the address has it. */
  readonly value: string;
  readonly label?: string;
}

/** What the directory can be filtered by. */
export interface CompanyFilters {
  readonly place: readonly FilterOption[];
  readonly initial: readonly FilterOption[];
}

/** The choices that the cards have, in the order of the language; none for a list that is read at a glance. */
export function companyFilters(
  companies: readonly CompanyCardData[],
  language: Language,
): { filters?: CompanyFilters } {
  if (companies.length <= listedAtMost) return {};
  const { compare } = new Intl.Collator(language);
  const places = new Map(companies.map(({ place }) => [place.value, place]));
  const initials = new Set(companies.map(({ initial }) => initial));
  return {
    filters: {
      place: [...places.values()].sort((a, b) => compare(a.label, b.label)),
      initial: [...initials].sort(byAlphabet).map((initial) => initialOption(initial, language)),
    },
  };
}

const rows = ["あ", "か", "さ", "た", "な", "は", "ま", "や", "ら", "わ"];
const others = "0";

/**
 * Where a name stands in the alphabet of a language: its first letter, or the first kana of its row. Kanji without a reading
 * and digits are among the others.
 */
export function initialOf(name: string, language: Language): string {
  // Without accents and voicing marks.
  const letter = katakanaToHiragana(name.normalize("NFKD").trim().charAt(0)).toUpperCase();
  if (/[A-Z]/.test(letter)) return language === "ja" ? "A" : letter;
  if (language === "ja" && letter >= "あ" && letter <= "ん") return rows.findLast((head) => head <= letter) ?? others;
  return others;
}

const byAlphabet = (a: string, b: string): number => Number(a === others) - Number(b === others) || (a < b ? -1 : 1);

function initialOption(value: string, language: Language): FilterOption {
  if (value === others) return { value };
  if (rows.includes(value)) return { value, label: `${value}行` };
  return { value, label: language === "ja" ? "A–Z" : value };
}
