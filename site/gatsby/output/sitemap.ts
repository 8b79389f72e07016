import { languages } from "../../../content/model/text/language";
import { eventIdOfPath, languageOfPath, newsIdOfPath } from "../../../content/model/pages/page-paths";
import type { Listing } from "../plan/page-head";

/** A page and how search engines may list it. */
export interface SitemapPage {
  readonly path: string;
  readonly listing: Listing;
  /** ISO 8601 in UTC, where it is known. */
  readonly changed?: string | undefined;
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
  const files = pagesOfFiles(pages);
  const texts = new Map([...files].map(([name, ofFile]) => [name, sitemapText(publicUrl, ofFile)]));
  const entries = [...texts.keys()].map((name) => `<sitemap><loc>${publicUrl}/${name}</loc></sitemap>`);
  return texts.set(indexFile, `${head}<sitemapindex ${protocol}>${entries.join("")}</sitemapindex>\n`);
}

/** Those of the files that name one of some pages: all that differ where no page was added, taken away or translated. */
export function filesNaming(
  paths: ReadonlySet<string>,
  publicUrl: string,
  pages: readonly SitemapPage[],
): Map<string, string> {
  const naming = [...pagesOfFiles(pages)].filter(([, ofFile]) => ofFile.some(({ path }) => paths.has(path)));
  return new Map(naming.map(([name, ofFile]) => [name, sitemapText(publicUrl, ofFile)]));
}

/** The pages that each file names. */
function pagesOfFiles(pages: readonly SitemapPage[]): Map<string, readonly SitemapPage[]> {
  const listed = pages.filter(isListed);
  const of = (idOfPath: (path: string) => string | undefined): readonly SitemapPage[] =>
    listed.filter(({ path }) => idOfPath(path) !== undefined);
  const items = { news: of(newsIdOfPath).toReversed(), events: of(eventIdOfPath) };
  const apart = new Set(Object.values(items).flat());
  const files = new Map<string, readonly SitemapPage[]>([["sitemap-0.xml", listed.filter((page) => !apart.has(page))]]);
  for (const [kind, ofKind] of Object.entries(items))
    for (const language of languages) {
      const inLanguage = ofKind.filter(({ path }) => languageOfPath(path) === language);
      for (let at = 0; at < inLanguage.length; at += itemsInFile)
        files.set(
          `sitemap-${kind}-${language}-${String(at / itemsInFile + 1)}.xml`,
          inLanguage.slice(at, at + itemsInFile),
        );
    }
  return files;
}

/** True for pages that search engines should list: no admin pages, no 404, no untranslated duplicates. */
export function isListed({ path, listing }: SitemapPage): boolean {
  return !listing.noindex && listing.canonicalPath === path;
}

// Paths are made of encoded parts and of words that the model restricts: nothing in them has to be escaped.
function sitemapText(publicUrl: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changed, listing: { alternates } }) => {
    const twins = alternates
      ? [
          ...languages.map((language) => [language, alternates[language]] as const),
          ["x-default", alternates.en] as const,
        ]
      : [];
    const links = twins.map(
      ([language, twin]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${twin}"/>`,
    );
    const lastmod = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${publicUrl}${path}</loc>${lastmod}${links.join("")}</url>`;
  });
  return `${head}<urlset ${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>\n`;
}
