import { useEffect } from "react";
import type { Language } from "../../content/model/text/language";
import type { PageTags } from "../items/page-tags";
import { useFrame } from "../shell/frame";
import type { SiteInfo } from "../shell/page-context";

/**
 * Replaces the page's tags by those of an item that is newer than the build (R2.8); the built ones
 * stay while `item` is undefined. `path` is the item's address when the built head is not the item's own,
 * which keeps its picture.
 * `tagsOf` must be a stable function.
 */
export function usePageTags<Item>(
  item: Item | undefined,
  tagsOf: (item: Item, site: SiteInfo, language: Language) => PageTags,
  path?: string,
): void {
  const { site, language } = useFrame();
  useEffect(() => {
    if (item !== undefined) writeTags(tagsOf(item, site, language), path);
  }, [item, tagsOf, site, language, path]);
}

function writeTags({ type, title, description, keywords, image }: PageTags, path: string | undefined): void {
  const { origin } = window.location;
  if (document.title !== title) document.title = title;
  const contents: Readonly<Record<string, string | undefined>> = {
    'name="description"': description,
    'name="keywords"': keywords,
    'property="og:type"': type,
    'property="og:title"': title,
    'property="og:description"': description,
    'property="og:image"': image === undefined || path === undefined ? undefined : origin + image,
    'property="og:url"': path === undefined ? undefined : origin + path,
  };
  for (const [attribute, content] of Object.entries(contents)) {
    if (content !== undefined) document.head.querySelector(`meta[${attribute}]`)?.setAttribute("content", content);
  }
}
