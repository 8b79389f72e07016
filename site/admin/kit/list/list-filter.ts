import type { Entry } from "../entry/entry";
/** A choice over the list by which items are left out, like "upcoming" or a year. */
export interface ListFilter {
  /** Name in the page's address. */
  readonly name: string;
  readonly label: string;
  /** Its options are categories of news, which are shown as the site names them. */
  readonly categories?: true;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  matches(item: Entry, value: string): boolean;
}

/** The years of a list's days, newest first, to choose from. */
export function yearFilter(items: readonly Entry[], dayOf: (item: Entry) => string, label: string): ListFilter {
  const yearOf = (item: Entry) => dayOf(item).slice(0, 4);
  const years = [...new Set(items.map(yearOf))].sort().reverse();
  return {
    name: "year",
    label,
    options: years.map((year) => ({ value: year, label: year })),
    matches: (item, year) => yearOf(item) === year,
  };
}
