import type { NewsAnswer } from "../../../content/model/api/answers";
import { displayDate } from "../../../content/model/dates/display-dates";
import { slugOf } from "../../../content/model/text/slug";
import type { DatedParts } from "../kit/entry/dated-kind";
import { fill } from "../kit/status/words";
import { newsCopyText } from "./news-copy";
import { newsFilters } from "./news-filters";
import { NewsFacts } from "./NewsFacts";

/** News: their list, words and public page. */
export const newsParts: DatedParts<NewsAnswer> = {
  name: "news",
  words: (words) => words.news,
  calls: (client) => client.news,
  // The API answers the newest first (R10.2).
  sections: (items) => (items.length === 0 ? [] : [{ heading: undefined, items }]),
  dayOf: ({ date }) => date,
  filters: newsFilters,
  copyText: newsCopyText,
  once: ["date"],
  sendsUnneeded: true,
  announcement: (news, language, words) => [
    fill(words.share.news, { title: language === "ja" ? (news.title_jp ?? news.title) : news.title }),
    displayDate(language, news.date),
  ],
  livePath: ({ _id, title }, language, routes) => routes.newsArticle(language, _id, slugOf(title)),
  loadPreview: async () => (await import("./NewsPreview")).newsPreview,
  Facts: NewsFacts,
};
