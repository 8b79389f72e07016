import type { Language } from "../../content/model/text/language";
import type { CompanyCardData } from "./company-card";
import { kanaRows, otherInitials } from "./company-initial";

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

const byAlphabet = (a: string, b: string): number =>
  Number(a === otherInitials) - Number(b === otherInitials) || (a < b ? -1 : 1);

function initialOption(value: string, language: Language): FilterOption {
  if (value === otherInitials) return { value };
  if (kanaRows.includes(value)) return { value, label: `${value}行` };
  return { value, label: language === "ja" ? "A–Z" : value };
}
