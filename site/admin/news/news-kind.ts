import type { NewsAnswer } from "../../../content/model/answers";
import { commonComparisons, commonLabel } from "../kit/common-values";
import type { Comparison, ItemKind } from "../kit/item-kind";
import type { Words } from "../kit/words";
import { checkNews } from "./check-news";
import { newsCopyText } from "./news-copy";
import { NewsDateFields } from "./NewsDateFields";
import { NewsFacts } from "./NewsFacts";
import { emptyNewsValues, newsFieldsOf, newsValuesOf, type NewsValues } from "./news-values";

const kindWords = (words: Words) => words.news;

const ownComparisons: readonly Comparison<NewsValues>[] = [
  { names: ["date"], label: (words) => words.newsFields.date, show: ({ date }) => date },
  { names: ["category"], label: (words) => words.newsFields.category, show: ({ category }) => category },
];

const controls: Readonly<Record<string, string>> = { content: "body", content_jp: "body_jp" };

/** News: what the kit needs to know about them. */
export const newsKind: ItemKind<NewsAnswer, NewsValues> = {
  name: "news",
  words: kindWords,
  calls: (client) => client.news,
  emptyValues: emptyNewsValues,
  valuesOf: newsValuesOf,
  fieldsOf: newsFieldsOf,
  check: checkNews,
  controlOf: (field) => controls[field] ?? field,
  labelOf: (control, words) => ownLabel(control, words) ?? commonLabel(control, words, words.news),
  comparisons: [...ownComparisons, ...commonComparisons<NewsValues>(kindWords)],
  // The API answers the newest first (ruling 20).
  sections: (items) => (items.length === 0 ? [] : [{ heading: undefined, items }]),
  htmlOf: (news) => ({ en: news.content, ja: news.content_jp }),
  copyText: newsCopyText,
  LeadFields: NewsDateFields,
  Facts: NewsFacts,
};

function ownLabel(control: string, words: Words): string | undefined {
  if (control === "date") return words.newsFields.date;
  return control === "category" ? words.newsFields.category : undefined;
}
