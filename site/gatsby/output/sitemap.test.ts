import { isDeepStrictEqual } from "node:util";
import { SaxesParser } from "saxes";
import { listingOf } from "../plan/page-head";
import { filesNaming, isListed, sitemapFiles, type SitemapPage } from "./sitemap";

const url = "https://demo.example";
const page = (path: string, change: { translated?: boolean; noindex?: boolean } = {}): SitemapPage => {
  const language = path.startsWith("/ja") ? "ja" : "en";
  return { path, listing: listingOf(language, path, change) };
};
const article = (number: number): SitemapPage => page(`/news/${String(number)}/slug`);

test("a page is listed with its twin and the default, and the index names every file", () => {
  const files = sitemapFiles(url, [page("/demo-events"), page("/ja/demo-events")]);
  expect([...files.keys()]).toEqual(["sitemap-0.xml", "sitemap-index.xml"]);
  const links =
    '<xhtml:link rel="alternate" hreflang="en" href="https://demo.example/demo-events"/>' +
    '<xhtml:link rel="alternate" hreflang="ja" href="https://demo.example/ja/demo-events"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://demo.example/demo-events"/>';
  expect(files.get("sitemap-0.xml")).toContain(
    `<url><loc>https://demo.example/demo-events</loc>${links}</url><url><loc>https://demo.example/ja/demo-events</loc>${links}</url>`,
  );
  expect(files.get("sitemap-index.xml")).toContain("<loc>https://demo.example/sitemap-0.xml</loc>");
});

test("staff pages, the 404 page and untranslated copies are not listed", () => {
  expect(isListed(page("/adminNews", { noindex: true }))).toBe(false);
  expect(isListed(page("/404.html", { noindex: true }))).toBe(false);
  expect(isListed(page("/ja/news/a/b", { translated: false }))).toBe(false);
});

test("an untranslated article is listed alone", () => {
  const files = sitemapFiles(url, [page("/news/a/b", { translated: false })]);
  expect(files.get("sitemap-news-en-1.xml")).toContain("<url><loc>https://demo.example/news/a/b</loc></url>");
});

test("a new article changes the last file of articles only, however many there are", () => {
  const articles = Array.from({ length: 1001 }, (_, at) => article(at)).reverse();
  const [before, after] = [sitemapFiles(url, articles), sitemapFiles(url, [article(1001), ...articles])];
  expect([...before.keys()].filter((name) => name.includes("news"))).toHaveLength(3);
  expect([...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name)).toEqual([
    "sitemap-news-en-3.xml",
  ]);
});

test("a page says when it was changed, where that is known", () => {
  const changed = "2026-06-02T03:04:05.000Z";
  const [text = ""] = sitemapFiles(url, [{ ...page("/demo-events"), changed }, page("/sccj-news")]).values();
  expect(text).toContain(`<loc>https://demo.example/demo-events</loc><lastmod>${changed}</lastmod>`);
  expect(text).toContain("<loc>https://demo.example/sccj-news</loc><xhtml:link");
});

test("another time changes the files that name the page, and these alone are made again", () => {
  const articles = Array.from({ length: 1001 }, (_, at) => article(at)).reverse();
  const dated = articles.map((each) => (each.path === "/news/7/slug" ? { ...each, changed: "2026-06-02" } : each));
  const [before, after] = [sitemapFiles(url, articles), sitemapFiles(url, dated)];
  const different = [...after].filter(([name, text]) => before.get(name) !== text);
  expect(filesNaming(new Set(["/news/7/slug"]), url, dated)).toEqual(new Map(different));
  expect(different.map(([name]) => name)).toEqual(["sitemap-news-en-1.xml"]);
});

test("events have files of their own: a new one changes the last of them only", () => {
  const events = Array.from({ length: 501 }, (_, at) => page(`/events/${String(at)}`));
  const [before, after] = [sitemapFiles(url, events), sitemapFiles(url, [...events, page("/events/501")])];
  expect(before.get("sitemap-0.xml")).not.toContain("/events/");
  expect(before.get("sitemap-events-en-1.xml")).toContain(`<loc>${url}/events/0</loc>`);
  expect([...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name)).toEqual([
    "sitemap-events-en-2.xml",
  ]);
});

interface Listed {
  readonly loc: string;
  readonly lastmod: string;
  /** Language -> address. */
  readonly alternates: ReadonlyMap<string, string>;
}

/** What a reader that knows namespaces makes of a sitemap; a file that is not well-formed throws. */
function read(text: string): { readonly root: string; readonly listed: readonly Listed[] } {
  const parser = new SaxesParser({ xmlns: true });
  const listed: { loc: string; lastmod: string; alternates: Map<string, string> }[] = [];
  let root = "";
  let inside = "";
  parser.on("opentag", ({ uri, local, attributes }) => {
    inside = `${uri} ${local}`;
    root ||= inside;
    if (inside === `${protocol} url` || inside === `${protocol} sitemap`)
      listed.push({ loc: "", lastmod: "", alternates: new Map() });
    if (inside === "http://www.w3.org/1999/xhtml link" && attributes["rel"]?.value === "alternate")
      listed.at(-1)?.alternates.set(attributes["hreflang"]?.value ?? "", attributes["href"]?.value ?? "");
  });
  parser.on("closetag", () => (inside = ""));
  parser.on("text", (words) => {
    const last = listed.at(-1);
    if (last && inside === `${protocol} loc`) last.loc += words;
    if (last && inside === `${protocol} lastmod`) last.lastmod += words;
  });
  parser.write(text).close();
  return { root, listed };
}
const protocol = "http://www.sitemaps.org/schemas/sitemap/0.9";

test("the files keep the published rules: namespaces, W3C times, limits, and alternates that name each other", () => {
  const changed = "2026-06-02T03:04:05.000Z";
  const pages = [
    ...["/demo-about", "/ja/demo-about", "/company/akiya2.0", "/ja/company/akiya2.0"].map((path) => page(path)),
    ...Array.from({ length: 501 }, (_, at) => [article(at), page(`/ja/news/${String(at)}/slug`)]).flat(),
  ].map((each, at) => (at % 3 === 0 ? each : { ...each, changed }));
  const { "sitemap-index.xml": index = "", ...files } = Object.fromEntries(sitemapFiles(url, pages));
  const { root, listed: named } = read(index);
  expect(root).toBe(`${protocol} sitemapindex`);
  expect(named.map(({ loc }) => loc)).toEqual(Object.keys(files).map((name) => `${url}/${name}`));
  const all = Object.values(files).flatMap((text) => {
    const { root: rootOfFile, listed } = read(text);
    expect(rootOfFile).toBe(`${protocol} urlset`);
    expect(listed.length).toBeLessThanOrEqual(50_000);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(50 * 1024 * 1024);
    return listed;
  });
  const byAddress = new Map(all.map((each) => [each.loc, each]));
  expect([byAddress.size, all.length]).toEqual([pages.length, pages.length]);
  const isRight = ({ loc, lastmod, alternates }: Listed): boolean =>
    /^https:\/\/demo\.example\/[!-~]*$/.test(loc) &&
    /^(?:|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)$/.test(lastmod) &&
    [...alternates.keys()].join(" ") === "en ja x-default" &&
    [...alternates.values()].includes(loc) &&
    [...alternates.values()].every((address) => isDeepStrictEqual(byAddress.get(address)?.alternates, alternates));
  expect(all.filter((each) => !isRight(each))).toEqual([]);
});
