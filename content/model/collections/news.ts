import type { NewsAnswer } from "../api/answers";
import { omitUndefined } from "../omit-undefined";
import { slugOf } from "../text/slug";
import { buttonNeedsLink } from "./button-needs-link";
import type { Collection } from "./collection";
import { htmlFields } from "../markdown/lazy-html";
import { NewsItem } from "./news-item";

/** `news/<year>/<id>.md`. */
export const news: Collection = {
  name: "news",
  kind: "news",
  extent: "list",
  byYear: true,
  bodies: ["content", "content_jp"],
  label: { en: "News", ja: "ニュース" },
  entry: { en: "news item", ja: "ニュース" },
  noun: "news",
  schemaOf: () => NewsItem,
  settled: buttonNeedsLink,
  badId: "itemFileName",
  titleFields: ["title"],
  dayField: "date",
  pictureField: "image",
  number: "serial_no",
};

const withHtml = htmlFields({ content: "contentMarkdown", content_jp: "contentMarkdown_jp" });

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
  return withHtml(fields);
}
