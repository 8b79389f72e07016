import type { PageHeadData } from "../shell/page-head-data";
import { isListed, sitemapEntry } from "./sitemap";

const head = (change: Partial<PageHeadData>) =>
  ({
    noindex: false,
    canonicalPath: "/demo-events",
    alternates: { en: "/demo-events", ja: "/ja/demo-events" },
    ...change,
  }) as PageHeadData;
const page = (path: string, change: Partial<PageHeadData> = {}) => ({
  path,
  pageContext: { head: head({ canonicalPath: path, ...change }) },
});

test("a page is listed with its twin and the default", () => {
  const events = page("/demo-events");
  expect(isListed(events)).toBe(true);
  expect(sitemapEntry(events)).toEqual({
    url: "/demo-events",
    links: [
      { lang: "en", url: "/demo-events" },
      { lang: "ja", url: "/ja/demo-events" },
      { lang: "x-default", url: "/demo-events" },
    ],
  });
});

test("staff pages, the 404 page, untranslated copies and Gatsby's own pages are not listed", () => {
  expect(isListed(page("/adminNews", { noindex: true }))).toBe(false);
  expect(isListed(page("/404.html", { noindex: true }))).toBe(false);
  expect(isListed(page("/ja/news/a/b", { canonicalPath: "/news/a/b", alternates: null }))).toBe(false);
  expect(isListed({ path: "/dev-404-page", pageContext: {} })).toBe(false);
});

test("an untranslated article is listed alone", () => {
  expect(sitemapEntry(page("/news/a/b", { alternates: null }))).toEqual({ url: "/news/a/b", links: [] });
});
