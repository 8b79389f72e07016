import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRoutes } from "../routes";
import { testEvent, testNews, untranslatedNews } from "../test-support/items";
import type { Build } from "./build";
import { PictureMaker } from "./pictures";
import { availablePages, planPages } from "./plan-pages";
import type { PlannedPage } from "./planned-page";
import { readContent } from "./read-content";
import { listEtag, siteContent, type SiteContent } from "./site-content";
import { writeNewsRedirects } from "./write-news-redirects";

// The texts of the real pages, with items made for these tests.
const real = siteContent(readContent(join(process.cwd(), "content")));
let folder: string;

async function plan(change: Partial<SiteContent>): Promise<PlannedPage[]> {
  const content = { ...real, ...change };
  const build: Build = {
    input: {
      contentDir: folder,
      commit: null,
      publicUrl: "https://demo.example",
      builtOn: "2026-06-12",
      gtagId: null,
      captchaSiteKey: null,
      contact: null,
    },
    content,
    routes: createRoutes(content.site.product),
    pictures: new PictureMaker({ contentDir: folder, cacheDir: folder, publicDir: folder }),
    fixedPages: availablePages(content),
  };
  return planPages(build);
}
const at = (pages: readonly PlannedPage[], path: string): PlannedPage => {
  const page = pages.find((planned) => planned.path === path);
  if (!page) throw new Error(`No page at ${path}, but at ${pages.map((planned) => planned.path).join(" ")}`);
  return page;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chamber-plan-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("every page stands at its address in both languages, with a template that exists", async () => {
  const pages = await plan({ events: [testEvent()], news: [testNews()] });
  const paths = pages.map(({ path }) => path);
  const english = paths.filter((path) => !path.startsWith("/ja") && path !== "/404.html");
  expect(paths).toEqual(
    expect.arrayContaining([
      "/",
      "/ja",
      "/sccj-events",
      "/ja/sccj-events",
      "/news/2026-06-01-report/annual-report",
      "/404.html",
    ]),
  );
  for (const path of english) expect(paths).toContain(path === "/" ? "/ja" : `/ja${path}`);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { component } of pages) expect(existsSync(component)).toBe(true);
});

test("a page has what it shows and the version of the list it came from", async () => {
  const events = [testEvent()];
  const page = at(await plan({ events, eventsEtag: listEtag(events), news: [] }), "/ja/sccj-events");
  expect(page.context.language).toBe("ja");
  expect(page.context.i18n).toMatchObject({ language: "ja", routed: true, originalPath: "/sccj-events" });
  expect(page.context.page).toMatchObject({
    events: { etag: listEtag(events), items: [{ title: { text: "夏の交流会", language: "ja" } }] },
  });
});

test("pages know their twin, and an article's metadata comes from the article", async () => {
  const pages = await plan({ news: [testNews({ image: "/media/2026/a.jpg" })] });
  expect(at(pages, "/ja/sccj-news").context.head).toMatchObject({
    canonicalPath: "/ja/sccj-news",
    alternates: { en: "/sccj-news", ja: "/ja/sccj-news" },
  });
  expect(at(pages, "/ja/news/2026-06-01-report/annual-report").context.head).toMatchObject({
    title: `年次報告 | ${real.site.titleSuffix.ja}`,
    description: "今年の活動です。",
    keywords: "Trade",
    ogImage: "/media/2026/a.jpg",
    ogType: "article",
  });
});

test("an article without Japanese points to its English page and is nobody's twin", async () => {
  const pages = await plan({ news: [untranslatedNews()] });
  const path = "/news/2026-06-01-report/annual-report";
  for (const planned of [path, `/ja${path}`]) {
    expect(at(pages, planned).context.head).toMatchObject({ canonicalPath: path, alternates: null });
  }
});

test("staff pages and the 404 page are not for search engines", async () => {
  const pages = await plan({});
  for (const path of ["/adminEvents", "/ja/adminNews", "/404.html"])
    expect(at(pages, path).context.head.noindex).toBe(true);
});

test("a page whose texts are not valid is left out, and nothing links to it", async () => {
  const pages = await plan({
    page: (id: never) => (id === "events" ? undefined : real.page(id)),
  });
  expect(pages.map(({ path }) => path)).not.toContain("/sccj-events");
  expect(at(pages, "/").context.frame.site.pages).toEqual(expect.not.arrayContaining(["events"]));
});

test("addresses without the slug lead to the article, and those of deleted articles are removed", async () => {
  const redirect = (id: string): boolean => existsSync(join(folder, "news", id, "index.html"));
  await writeNewsRedirects(folder, "https://demo.example", ["/news/a/one", "/news/b/two", "/sccj-news"]);
  expect([redirect("a"), redirect("b")]).toEqual([true, true]);
  await writeNewsRedirects(folder, "https://demo.example", ["/news/a/one"]);
  expect([redirect("a"), redirect("b")]).toEqual([true, false]);
});
