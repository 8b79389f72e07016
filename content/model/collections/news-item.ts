import { z } from "zod";
import { says } from "../problems/fault";
import { publicationFields } from "../publication/publication-fields";
import { categoriesOfText } from "./category-text";
import { field } from "./field-meta";
import {
  altText,
  body,
  isoDate,
  line,
  optionalBody,
  optionalItemId,
  optionalLine,
  optionalLink,
  optionalMediaPath,
  positiveInteger,
} from "./fields";

const splitLabels = (value: unknown): unknown => (typeof value === "string" ? categoriesOfText(value) : value);
const dropEmpty = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((label: unknown) => typeof label !== "string" || label.trim() !== "") : value;

/** Category labels: a list, or text separated by commas (R8.2). */
export const categoryLabels = z.preprocess(
  (value) => dropEmpty(splitLabels(value ?? [])),
  z.array(line(60)).max(10, says("tooManyLabels", { max: 10 })),
);

/** A news item as its file holds it (R8.2, R8.3). */
export const NewsItem = z.object({
  serial_no: field(positiveInteger, "Number", "番号", { hidden: true }),
  title: field(line(200), "Title", "タイトル"),
  title_jp: optionalLine(200),
  date: field(isoDate, "Date", "日付"),
  category: field(categoryLabels, "Category", "カテゴリー", { item: { en: "category", ja: "カテゴリー" } }),
  image: field(optionalMediaPath, "Image", "画像"),
  imageAlt: field(altText, "Image description", "画像の説明"),
  imageAlt_jp: optionalLine(300),
  author: field(optionalLine(100), "Author", "執筆者"),
  link: field(optionalLink, "Link", "リンク"),
  buttonText: field(optionalLine(80), "Button text", "ボタンの文字"),
  buttonText_jp: optionalLine(80),
  fullArticleLink: field(optionalLink, "Link to the full article", "全文へのリンク"),
  /** Id of the event that the article reports on. */
  event: field(optionalItemId, "Event it reports on", "報告するイベント", {
    input: "entry",
    of: "events",
    hint: {
      en: "The page of the event then links to this article.",
      ja: "イベントのページからこの記事へリンクします。",
    },
  }),
  content: field(body, "Content", "内容"),
  content_jp: optionalBody,
  ...publicationFields,
});
export type NewsItem = z.infer<typeof NewsItem>;
