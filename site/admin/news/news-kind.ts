import type { NewsAnswer } from "../../../content/model/api/answers";
import { displayDate } from "../../../content/model/dates/display-dates";
import { slugOf } from "../../../content/model/text/slug";
import { defineKind } from "../kit/form/define-kind";
import { fill } from "../kit/status/words";
import { checkNews } from "./check-news";
import { newsCopyText } from "./news-copy";
import { NewsDateFields } from "./NewsDateFields";
import { NewsFacts } from "./NewsFacts";
import { newsFilters } from "./news-filters";
import { emptyNewsValues, newsFieldsOf, newsValuesOf, type NewsValues } from "./news-values";

/** News: their own fields and words. */
export const newsKind = defineKind<NewsAnswer, NewsValues>({
  name: "news",
  words: (words) => words.news,
  calls: (client) => client.news,
  bodyField: "content",
  emptyValues: emptyNewsValues,
  ownValuesOf: newsValuesOf,
  ownFieldsOf: newsFieldsOf,
  ownCheck: checkNews,
  controls: {},
  ownLabels: ({ newsFields: { date, category } }) => ({ date, category }),
  comparisons: [
    { names: ["date"], label: (words) => words.newsFields.date, show: ({ date }) => date },
    { names: ["category"], label: (words) => words.newsFields.category, show: ({ category }) => category },
  ],
  // The API answers the newest first (R10.2).
  sections: (items) => (items.length === 0 ? [] : [{ heading: undefined, items }]),
  dayOf: ({ date }) => date,
  searchTexts: ({ date, category, author = "" }) => [date, author, ...category],
  filters: newsFilters,
  copyText: newsCopyText,
  repeated: (values) => ({ ...values, date: "" }),
  announcement: (news, language, words) => [
    fill(words.share.news, { title: language === "ja" ? (news.title_jp ?? news.title) : news.title }),
    displayDate(language, news.date),
  ],
  livePath: ({ _id, title }, language, routes) => routes.newsArticle(language, _id, slugOf(title)),
  loadPreview: async () => (await import("./NewsPreview")).newsPreview,
  LeadFields: NewsDateFields,
  Facts: NewsFacts,
});
