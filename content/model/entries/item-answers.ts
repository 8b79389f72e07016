import type { EventAnswer, NewsAnswer } from "../api/answers";
import type { Event } from "../collections/event";
import type { NewsItem } from "../collections/news-item";
import { isMultiDay, parseEventDate } from "../dates/event-dates";
import { htmlFields } from "../markdown/lazy-html";
import { omitUndefined } from "../omit-undefined";
import { slugOf } from "../text/slug";

/** The field with the Markdown of a body, which itself is answered as HTML: `content_jp` -> `contentMarkdown_jp`. */
export const markdownNameOf = (body: string): string => body.replace(/^(.*?)(_jp)?$/, "$1Markdown$2");

const withEventHtml = htmlFields({ description: "descriptionMarkdown", description_jp: "descriptionMarkdown_jp" });

/** The event as the API answers it. */
export function eventAnswer(id: string, version: string, event: Event): EventAnswer {
  const { description, description_jp, date, image, ...rest } = event;
  const days = parseEventDate(date) ?? { startDate: date, endDate: date };
  const fields = omitUndefined({
    _id: id,
    version,
    date,
    isMultiDay: isMultiDay(days),
    ...days,
    ...rest,
    descriptionMarkdown: description,
    descriptionMarkdown_jp: description_jp,
    image,
    imageUrl: image,
  });
  return withEventHtml(fields);
}

const withNewsHtml = htmlFields({ content: "contentMarkdown", content_jp: "contentMarkdown_jp" });

/** The news item as the API answers it. */
export function newsAnswer(id: string, version: string, news: NewsItem): NewsAnswer {
  const { content, content_jp, image, ...rest } = news;
  const fields = omitUndefined({
    _id: id,
    version,
    slug: slugOf(rest.title),
    ...rest,
    contentMarkdown: content,
    contentMarkdown_jp: content_jp,
    image,
    imageUrl: image,
  });
  return withNewsHtml(fields);
}
