import type { NewsAnswer } from "../../../content/model/api/answers";
import { displayDate } from "../../../content/model/dates/display-dates";
import { translate, type Language } from "../../../content/model/text/language";
import { plainTextOfHtml } from "../../../content/model/text/plain-text";
import { fill, type Words } from "../kit/status/words";

/** The details of a news item as plain text (R9.3): title, date, category, content without tags. */
export function newsCopyText(news: NewsAnswer, language: Language, words: Words): string {
  const { copyTitle, copyDate, copyCategory, copyBody, noCategory } = words.newsFields;
  return [
    fill(copyTitle, { value: translate(language, news.title, news.title_jp).text }),
    fill(copyDate, { value: displayDate(language, news.date) }),
    fill(copyCategory, { value: news.category.length === 0 ? noCategory : news.category.join(", ") }),
    fill(copyBody, { value: plainTextOfHtml(translate(language, news.content, news.content_jp).text) }),
  ].join("\n");
}
