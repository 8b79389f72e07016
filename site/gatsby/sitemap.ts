import { languages } from "../../content/model/language";
import type { PageHeadData } from "../shell/page-head-data";

interface SitemapPage {
  readonly path: string;
  readonly pageContext: { readonly head?: PageHeadData };
}
interface SitemapQuery {
  readonly allSitePage: { readonly nodes: readonly SitemapPage[] };
}
interface SitemapEntry {
  readonly url: string;
  readonly links: readonly { readonly lang: string; readonly url: string }[];
}

const query = `{ allSitePage { nodes { path pageContext } } }`;

/** Options of gatsby-plugin-sitemap: every page that is its own canonical page, with its twin in the other language. */
export function sitemapOptions(siteUrl: string) {
  return {
    query,
    resolveSiteUrl: () => siteUrl,
    resolvePages: ({ allSitePage }: SitemapQuery) => allSitePage.nodes.filter(isListed),
    serialize: sitemapEntry,
  };
}

/** True for pages that search engines should list: no admin pages, no 404, no untranslated duplicates. */
export function isListed({ path, pageContext: { head } }: SitemapPage): boolean {
  return head !== undefined && !head.noindex && head.canonicalPath === path;
}

/** One page of the sitemap with its hreflang links. */
export function sitemapEntry({ path, pageContext: { head } }: SitemapPage): SitemapEntry {
  const twins = head?.alternates;
  const links = twins
    ? [...languages.map((language) => ({ lang: language, url: twins[language] })), { lang: "x-default", url: twins.en }]
    : [];
  return { url: path, links };
}
