import { metadataDescription } from "../../content/model/text/plain-text";
import type { NewsArticleData } from "./news-article";

/** Metadata of an article for search engines and social networks. */
export interface ArticleTags {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Path of the item's picture, when it has one. */
  readonly image?: string;
}

/**
 * The tags of an article: title and suffix, the first 150 characters of its text, its categories, its picture
 * (R2.8).
 */
export function articleTags(
  { title, content, category, image }: Pick<NewsArticleData, "title" | "content" | "category" | "image">,
  titleSuffix: string,
): ArticleTags {
  return {
    title: `${title.text} | ${titleSuffix}`,
    description: metadataDescription(content.text),
    keywords: category.join(", "),
    ...(image === undefined ? {} : { image }),
  };
}
