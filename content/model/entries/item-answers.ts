import type { EventAnswer, NewsAnswer } from "../api/answers";
import type { Event } from "../collections/event";
import type { NewsItem } from "../collections/news-item";
import { isMultiDay, parseEventDate } from "../dates/event-dates";
import { htmlFields } from "../markdown/lazy-html";
import { omitUndefined } from "../omit-undefined";
import { oncePer } from "../once-per";
import { slugOf } from "../text/slug";
import type { FileOf } from "./content-file";

const withEventHtml = htmlFields({ description: "descriptionMarkdown", description_jp: "descriptionMarkdown_jp" });

/** The event as the API answers it: the same object for the same file, since lists and pages compare by identity. */
export const eventAnswer = oncePer(({ id, version, fields: event }: FileOf<"events">): EventAnswer => {
  const { description, description_jp, date, image, ...rest }: Event = event;
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
});

const withNewsHtml = htmlFields({ content: "contentMarkdown", content_jp: "contentMarkdown_jp" });

/** The news item as the API answers it: the same object for the same file. */
export const articleAnswer = oncePer(({ id, version, fields: news }: FileOf<"news">): NewsAnswer => {
  const { content, content_jp, image, ...rest }: NewsItem = news;
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
});
