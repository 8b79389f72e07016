import type { ListFilter } from "../kit/form/item-kind";
import { yearFilter } from "../kit/list/year-filter";
import type { Words } from "../kit/services/words";
import { newsOf } from "./news-item";
import type { Entry } from "../kit/entry/entry";

/** The list of news by category and by year. */
export function newsFilters(items: readonly Entry[], _today: string, words: Words): readonly ListFilter[] {
  const labels = [...new Set(items.flatMap((item) => newsOf(item).category))].sort();
  return [
    {
      name: "category",
      label: words.newsFields.category,
      categories: true,
      options: labels.map((label) => ({ value: label, label })),
      matches: (item, label) => newsOf(item).category.includes(label),
    },
    yearFilter(items, (item) => newsOf(item).date, words.list.year),
  ];
}
