import { displayDate } from "../../../content/model/dates/display-dates";
import { translate, type Language } from "../../../content/model/text/language";
import { plainTextOfHtml } from "../../../content/model/text/plain-text";
import { htmlOf } from "../kit/list/item-html";
import { fill, type Words } from "../kit/services/words";
import { newsOf } from "./news-item";
import type { Entry } from "../kit/entry/entry";

/** The details of a news item as plain text (R9.3): title, date, category, content without tags. */
export async function newsCopyText(item: Entry, language: Language, words: Words): Promise<string> {
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
