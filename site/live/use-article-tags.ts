import { useEffect } from "react";
import { articleTags, type ArticleTags } from "../items/article-tags";
import type { NewsArticleData } from "../items/news-article";
import { useFrame } from "../shell/frame";

/**
 * Replaces the page's tags by those of an article that is newer than the build (R2.8); the built ones
 * stay while `article` is undefined. `path` is the article's address when the built head is not the article's own.
 */
export function useArticleTags(article: NewsArticleData | undefined, path?: string): void {
  const { site } = useFrame();
  useEffect(() => {
    if (article) writeTags(articleTags(article, site.titleSuffix), path);
  }, [article, site.titleSuffix, path]);
}

function writeTags({ title, description, keywords, image }: ArticleTags, path: string | undefined): void {
  const { origin } = window.location;
  if (document.title !== title) document.title = title;
  const contents: Readonly<Record<string, string | undefined>> = {
    'name="description"': description,
    'name="keywords"': keywords,
    'property="og:type"': "article",
    'property="og:title"': title,
    'property="og:description"': description,
    'property="og:image"': image === undefined ? undefined : origin + image,
    'property="og:url"': path === undefined ? undefined : origin + path,
  };
  for (const [attribute, content] of Object.entries(contents)) {
    if (content !== undefined) document.head.querySelector(`meta[${attribute}]`)?.setAttribute("content", content);
  }
}
