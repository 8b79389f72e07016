import { displayDate } from "../../content/model/dates/display-dates";
import { metadataDescription } from "../../content/model/text/plain-text";
import type { Language } from "../../content/model/text/language";
import type { SiteInfo } from "../shell/page-context";
import type { EventDetails } from "./event-details";
import type { NewsArticleData } from "./news-article";

/** Metadata of an item's page for search engines and social networks. */
export interface PageTags {
  readonly type: "article" | "website";
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** Path of the item's picture, when it has one. */
  readonly image?: string;
}

/**
 * The tags of an article: title and suffix, the first 150 characters of its text, its categories in the page's language,
 * its picture (R2.8).
 */
export function articleTags(
  { title, content, category, image }: Pick<NewsArticleData, "title" | "content" | "category" | "image">,
  { titleSuffix, categories }: Pick<SiteInfo, "titleSuffix" | "categories">,
): PageTags & { readonly keywords: string } {
  return {
    type: "article",
    title: `${title.text} | ${titleSuffix}`,
    description: metadataDescription(content.text),
    keywords: category.map((label) => categories[label] ?? label).join(", "),
    ...(image === undefined ? {} : { image }),
  };
}

/** The tags of an event: its days precede its text. */
export function eventTags(
  { title, startDate, endDate, description, image }: EventDetails,
  { titleSuffix }: Pick<SiteInfo, "titleSuffix">,
  language: Language,
): PageTags {
  return {
    type: "website",
    title: `${title.text} | ${titleSuffix}`,
    description: `${displayDate(language, startDate, endDate)} · ${metadataDescription(description.text)}`,
    ...(image === undefined ? {} : { image }),
  };
}
