import type { NewsAnswer } from "../../../content/model/api/answers";
import { yearFilter, type ListFilter } from "../kit/list/list-filter";
import type { Words } from "../kit/status/words";

/** The list of news by category and by year. */
export function newsFilters(
  items: readonly NewsAnswer[],
  _today: string,
  words: Words,
): readonly ListFilter<NewsAnswer>[] {
  const labels = [...new Set(items.flatMap(({ category }) => category))].sort();
  return [
    {
      name: "category",
      label: words.newsFields.category,
      categories: true,
      options: labels.map((label) => ({ value: label, label })),
      matches: ({ category }, label) => category.includes(label),
    },
    yearFilter(items, ({ date }) => date, words.list.year),
  ];
}
