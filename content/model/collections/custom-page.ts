import { z } from "zod";
import { isOwnSlug } from "../pages/own-slug";
import type { Collection } from "./collection";
import { field } from "./field-meta";
import { body, line, optionalBody, optionalLine } from "./fields";
import { pictureFields } from "./item-fields";
import { machineField } from "./machine-field";
import { publicationFields } from "./publication-fields";

/** A page that the chamber adds to those of the route table; its address is `/` + the stem of its file. */
export const CustomPage = z.object({
  title: field(line(200), "Title", "タイトル"),
  title_jp: optionalLine(200),
  summary: field(optionalLine(300), "Summary", "概要", {
    hint: {
      en: "One or two sentences below the title, and in search results.",
      ja: "タイトルの下と検索結果に表示する、1～2文の説明です。",
    },
  }),
  summary_jp: optionalLine(300),
  ...pictureFields,
  content: field(body, "Text", "本文"),
  content_jp: optionalBody,
  ...machineField,
  ...publicationFields,
});
export type CustomPage = z.infer<typeof CustomPage>;

/** `custom-pages/<slug>.md`. */
export const customPages = {
  name: "custom-pages",
  extent: "list",
  bodies: ["content", "content_jp"],
  label: { en: "Own pages", ja: "独自ページ" },
  entry: { en: "page", ja: "ページ" },
  noun: "page",
  schemaOf: () => CustomPage,
  isId: isOwnSlug,
  badId: "customPageFileName",
  titleFields: ["title"],
  pictureField: "image",
  address: "/",
} satisfies Collection<CustomPage>;
