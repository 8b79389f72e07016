import { languages } from "../../../content/model/text/language";
import { eventIdOfPath, languageOfPath, newsIdOfPath } from "../../../content/model/pages/page-paths";
import type { Listing } from "../plan/page-head";

/** A page and how search engines may list it. */
export interface SitemapPage {
  readonly path: string;
  readonly listing: Listing;
}

/** Articles, or events, in one file: few enough that adding one writes little, far below the 50,000 that the protocol allows. */
const itemsInFile = 500;
const indexFile = "sitemap-index.xml";
const head = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const protocol = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

/**
 * The sitemap, by file name: an index and the files it names. Articles and events are counted from the oldest one, so that
 * a new one changes the last file only. A pure function of the pages, which come with the newest article and the oldest event first.
 */
export function sitemapFiles(publicUrl: string, pages: readonly SitemapPage[]): Map<string, string> {
  const listed = pages.filter(isListed);
  const of = (idOfPath: (path: string) => string | undefined): readonly SitemapPage[] =>
    listed.filter(({ path }) => idOfPath(path) !== undefined);
  const items = { news: of(newsIdOfPath).toReversed(), events: of(eventIdOfPath) };
  const apart = new Set(Object.values(items).flat());
  const files = new Map([["sitemap-0.xml", listed.filter((page) => !apart.has(page))]]);
  for (const [kind, ofKind] of Object.entries(items))
    for (const language of languages) {
      const inLanguage = ofKind.filter(({ path }) => languageOfPath(path) === language);
      for (let at = 0; at < inLanguage.length; at += itemsInFile)
        files.set(
          `sitemap-${kind}-${language}-${String(at / itemsInFile + 1)}.xml`,
          inLanguage.slice(at, at + itemsInFile),
        );
    }
  const texts = new Map([...files].map(([name, ofFile]) => [name, sitemapText(publicUrl, ofFile)]));
  const entries = [...texts.keys()].map((name) => `<sitemap><loc>${publicUrl}/${name}</loc></sitemap>`);
  return texts.set(indexFile, `${head}<sitemapindex ${protocol}>${entries.join("")}</sitemapindex>\n`);
}

/** True for pages that search engines should list: no admin pages, no 404, no untranslated duplicates. */
export function isListed({ path, listing }: SitemapPage): boolean {
  return !listing.noindex && listing.canonicalPath === path;
}

// Paths are made of encoded parts and of words that the model restricts: nothing in them has to be escaped.
function sitemapText(publicUrl: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, listing: { alternates } }) => {
    const twins = alternates
      ? [
          ...languages.map((language) => [language, alternates[language]] as const),
          ["x-default", alternates.en] as const,
        ]
      : [];
    const links = twins.map(
      ([language, twin]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${twin}"/>`,
    );
    return `<url><loc>${publicUrl}${path}</loc>${links.join("")}</url>`;
  });
  return `${head}<urlset ${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>\n`;
}
