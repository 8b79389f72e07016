import { displayDate } from "../../../content/model/dates/display-dates";
import { newestNewsFirst } from "../../../content/model/entries/sort-items";
import { slugOf } from "../../../content/model/text/slug";
import type { DatedParts } from "../kit/app/dated-kind";
import { fill } from "../kit/services/words";
import { newsCopyText } from "./news-copy";
import { newsFilters } from "./news-filters";
import { newsOf } from "./news-item";
import { NewsFacts } from "./NewsFacts";

/** News: their list, words and public page. */
export const newsParts: DatedParts = {
  name: "news",
  words: (words) => words.news,
  sections: (items) => {
    const newest = newestNewsFirst(items.map((item) => ({ ...newsOf(item), item })));
    return items.length === 0 ? [] : [{ heading: undefined, items: newest.map(({ item }) => item) }];
  },
  dayOf: (item) => newsOf(item).date,
  filters: newsFilters,
  copyText: newsCopyText,
  once: ["date"],
  announcement: (news, language, words) => [
    fill(words.share.news, { title: language === "ja" ? (news.title_jp ?? news.title) : news.title }),
    displayDate(language, newsOf(news).date),
  ],
  livePath: ({ _id, title }, language, routes) => routes.newsArticle(language, _id, slugOf(title)),
  loadPreview: async () => (await import("./NewsPreview")).newsPreview,
  Facts: NewsFacts,
};
