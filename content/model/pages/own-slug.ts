import { adminAssetsPath, adminPaths } from "./admin-paths";
import { fixedPaths, officeholderPath } from "./fixed-paths";

/** Letters that an address made of a title may have; the rest is for "-2" behind one that is taken. */
export const ownSlugLength = 56;

/** What the address of a page of a chamber's own may look like. */
export const ownSlugPattern = /^[a-z0-9][a-z0-9-]{0,60}$/;

const firstPart = (path: string): string => (path.split("/")[1] ?? "").toLowerCase();

/** Prefixes of the service, of files beside the pages, and of entries' pages, whatever the chamber. */
const reserved: ReadonlySet<string> = new Set([
  ...["api", "media", "static", "assets", "page-data", "theme", "fonts", "share", "search-index", "preview"],
  // Folders of a release that are emptied and filled by themselves.
  ...["pictures", "scripts"],
  ...["en", "ja", "index", "404", "company", "events", "news", "feed", "sitemap", "login", "readme"],
  ...[...Object.values(adminPaths), adminAssetsPath].map(firstPart),
]);

/** True for a slug that can be the address of a page of a chamber's own. */
export const isOwnSlug = (slug: string): boolean => ownSlugPattern.test(slug) && !reserved.has(slug);

/** True for a slug that the pages of this site have: `product` is the word in their addresses. */
export function isSiteSlug(slug: string, product: string): boolean {
  return [...Object.values(fixedPaths(product)), officeholderPath(product, 1)].some((path) => firstPart(path) === slug);
}
