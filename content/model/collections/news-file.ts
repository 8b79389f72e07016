import type { NewsAnswer } from "../api/answers";
import { omitUndefined } from "../omit-undefined";
import { editItem, itemToFile, parseItem, type ItemKind } from "./item-kind";
import { htmlFields } from "./lazy-html";
import { NewsItem } from "./news-item";
import type { Problem } from "../problems/problem";
import { slugOf } from "../text/slug";

const newsKind: ItemKind<NewsItem> = {
  schema: NewsItem,
  fields: [
    "serial_no",
    "title",
    "title_jp",
    "date",
    "category",
    "image",
    "imageAlt",
    "imageAlt_jp",
    "author",
    "link",
    "buttonText",
    "buttonText_jp",
    "fullArticleLink",
  ],
  body: "content",
  body_jp: "content_jp",
};

const withHtml = htmlFields({ content: "contentMarkdown", content_jp: "contentMarkdown_jp" });

/** A news item, or why its file does not hold one. */
export type ParsedNews =
  { readonly ok: true; readonly news: NewsAnswer } | { readonly ok: false; readonly problems: Problem[] };

/** Reads a news item's file (R8.3, R8.5). `version` is the file's git blob id; `path` is named in problems. Throws on no text. */
export function parseNewsFile(id: string, text: string, version: string, path = `news/${id}.md`): ParsedNews {
  const parsed = parseItem(newsKind, path, text);
  return parsed.ok ? { ok: true, news: newsAnswer(id, version, parsed.value) } : parsed;
}

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

/** The news item of an answer as its file holds it: what an edit starts from. */
export function newsOfAnswer(answer: NewsAnswer): NewsItem {
  const {
    serial_no,
    title,
    title_jp,
    date,
    category,
    image,
    imageAlt,
    imageAlt_jp,
    author,
    link,
    buttonText,
    buttonText_jp,
    fullArticleLink,
  } = answer;
  const { contentMarkdown: content, contentMarkdown_jp: content_jp } = answer;
  return {
    serial_no,
    title,
    title_jp,
    date,
    category: [...category],
    image,
    imageAlt,
    imageAlt_jp,
    author,
    link,
    buttonText,
    buttonText_jp,
    fullArticleLink,
    content,
    content_jp,
  };
}

/** The text of a new news item's file. */
export function newsToFile(news: NewsItem): string {
  return itemToFile(newsKind, news);
}

/** The text of a news item's file after an edit; only the lines of what differs change. Throws when the text is no news item. */
export function editNewsFile(text: string, news: NewsItem): string {
  return editItem(newsKind, text, news);
}
