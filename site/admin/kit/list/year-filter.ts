import type { Entry } from "../entry/entry";
import type { ListFilter } from "../form/item-kind";

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
