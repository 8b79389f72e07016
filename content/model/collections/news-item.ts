import { z } from "zod";
import { isBlank } from "../text/blank";
import { says } from "../problems/fault";
import { machineField } from "./machine-field";
import { publicationFields } from "./publication-fields";
import { categoriesOfText } from "./category-text";
import { field } from "./field-meta";
import {
  body,
  isoDate,
  line,
  optionalBody,
  optionalItemId,
  optionalLine,
  optionalLink,
  positiveInteger,
} from "./fields";
import { linkFields, pictureFields } from "./item-fields";

const splitLabels = (value: unknown): unknown => (typeof value === "string" ? categoriesOfText(value) : value);
const dropEmpty = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((label: unknown) => typeof label !== "string" || !isBlank(label)) : value;

/** Category labels: a list, or text separated by commas (R8.2). */
const categoryLabels = z.preprocess(
  (value) => dropEmpty(splitLabels(value ?? [])),
  z.array(line(60)).max(10, says("tooManyLabels", { max: 10 })),
);

/** A news item as its file holds it (R8.2, R8.3). */
export const NewsItem = z.object({
  serial_no: field(positiveInteger, "Number", "番号", { hidden: true }),
  title: field(line(200), "Title", "タイトル", { section: "texts" }),
  title_jp: optionalLine(200),
  date: field(isoDate, "Date", "日付", { section: "when" }),
  category: field(categoryLabels, "Category", "カテゴリー", {
    input: "labels",
    section: "when",
    hint: {
      en: "Several categories are separated by commas.",
      ja: "複数ある場合は「,」または「、」で区切ります。",
    },
  }),
  ...pictureFields,
  author: field(optionalLine(100), "Author", "執筆者", { hidden: true }),
  author_jp: optionalLine(100),
  ...linkFields,
  fullArticleLink: field(optionalLink, "Link to the full article", "全文へのリンク", { hidden: true }),
  /** Id of the event that the article reports on. */
  event: field(optionalItemId, "Event it reports on", "報告するイベント", {
    input: { input: "entry", of: "events" },
    section: "link",
    hint: {
      en: "The page of the event then links to this article.",
      ja: "イベントのページからこの記事へリンクします。",
    },
  }),
  content: field(body, "Content", "内容", { section: "texts" }),
  content_jp: optionalBody,
  ...machineField,
  ...publicationFields,
});
export type NewsItem = z.infer<typeof NewsItem>;
