import { z } from "zod";
import { says } from "../problems/fault";
import { categoriesOfText } from "./category-text";
import {
  altText,
  body,
  isoDate,
  line,
  optionalBody,
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
  serial_no: positiveInteger,
  title: line(200),
  title_jp: optionalLine(200),
  date: isoDate,
  category: categoryLabels,
  image: optionalMediaPath,
  imageAlt: altText,
  imageAlt_jp: optionalLine(300),
  author: optionalLine(100),
  link: optionalLink,
  buttonText: optionalLine(80),
  buttonText_jp: optionalLine(80),
  fullArticleLink: optionalLink,
  content: body,
  content_jp: optionalBody,
});
export type NewsItem = z.infer<typeof NewsItem>;
