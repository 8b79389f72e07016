import { buttonNeedsLink } from "./button-needs-link";
import type { Collection } from "./collection";
import { itemSections } from "./item-fields";
import { NewsItem } from "./news-item";

/** `news/<year>/<id>.md`. */
export const news = {
  name: "news",
  extent: "list",
  byYear: true,
  bodies: ["content", "content_jp"],
  label: { en: "News", ja: "ニュース" },
  entry: { en: "news item", ja: "ニュース" },
  noun: "news",
  schemaOf: () => NewsItem,
  derived: buttonNeedsLink,
  badId: "itemFileName",
  titleFields: ["title"],
  dayField: "date",
  pictureField: "image",
  address: "/news/",
  sections: { when: { label: { en: "Date and category", ja: "日付とカテゴリー" } }, ...itemSections },
  number: "serial_no",
} satisfies Collection;
