import { displayDate } from "../../../content/model/dates/display-dates";
import { newestNewsFirst } from "../../../content/model/entries/sort-items";
import { slugOf } from "../../../content/model/text/slug";
import type { DatedParts } from "../kit/app/dated-kind";
import { fill, type Words } from "../kit/services/words";
import { translate, type Language } from "../../../content/model/text/language";
import { plainTextOfHtml } from "../../../content/model/text/plain-text";
import { htmlOf } from "../kit/list/item-html";
import type { Entry } from "../kit/entry/entry";
import type { ListFilter } from "../kit/form/item-kind";
import { yearFilter } from "../kit/list/year-filter";
import { useServices } from "../kit/services/services";
import { useHostSite } from "../kit/services/host-site";
import type { NewsItem } from "../../../content/model/collections/news-item";

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
  notRepeated: ["date"],
  announcement: (news, language, words) => [
    fill(words.share.news, { title: language === "ja" ? (news.title_jp ?? news.title) : news.title }),
    displayDate(language, newsOf(news).date),
  ],
  livePath: ({ _id, title }, language, routes) => routes.newsArticle(language, _id, slugOf(title)),
  Facts: NewsFacts,
};

/** The details of a news item as plain text (R9.3): title, date, category, content without tags. */
async function newsCopyText(item: Entry, language: Language, words: Words): Promise<string> {
  const news = newsOf(item);
  const text = translate(language, news.content, news.content_jp).text;
  const { copyTitle, copyDate, copyCategory, copyBody, noCategory } = words.newsFields;
  return [
    fill(copyTitle, { value: translate(language, news.title, news.title_jp).text }),
    fill(copyDate, { value: displayDate(language, news.date) }),
    fill(copyCategory, { value: news.category.length === 0 ? noCategory : news.category.join(", ") }),
    fill(copyBody, { value: plainTextOfHtml(await htmlOf(text)) }),
  ].join("\n");
}

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

/** Date and categories of a news item, in the words the site shows for them. */
export function NewsFacts({ item }: { readonly item: Entry }) {
  const { language } = useServices();
  const { categories } = useHostSite();
  const { date, category } = newsOf(item);
  return (
    <>
      <time dateTime={date}>{displayDate(language, date)}</time>
      {category.map((label) => (
        <span key={label} className="adm-badge">
          {categories[label] ?? label}
        </span>
      ))}
    </>
  );
}

/** The fields of a news item's file. */
const newsOf = ({ fields }: Pick<Entry, "fields">): NewsItem => fields as unknown as NewsItem;
