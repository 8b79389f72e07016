import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languages } from "../../../content/model/text/language";
import { inLanguage } from "../../../content/model/pages/in-language";
import { localisedPath } from "../../../content/model/pages/page-paths";
import { navigationItems, plansHash } from "../../shell/navigation-items";
import { testEvent, testNews, untranslatedNews } from "../../test-support/items";
import { listEtag, type SiteContent } from "../content/site-content";
import { availablePages, planPages } from "./plan-pages";
import type { PagePlan, PlannedPage } from "./planned-page";
import { realContent as real, testBuild } from "../test-support/test-build";
import { made } from "../test-support/made";
import { writePlannedFiles } from "../output/write-planned-files";
import { newsRedirects } from "./files/news-redirects";

let folder: string;

// The texts of the real pages, with items made for these tests.
async function plan(change: Partial<SiteContent>): Promise<PlannedPage[]> {
  const content = { ...real, ...change };
  const build = testBuild({ content, folder, product: content.site.product, fixedPages: availablePages(content) });
  return made(planPages(build));
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
  const english = paths.filter((path) => !path.startsWith("/ja"));
  expect(paths).toEqual(
    expect.arrayContaining([
      "/",
      "/ja",
      "/sccj-events",
      "/ja/sccj-events",
      "/news/2026-06-01-report/annual-report",
      "/404.html",
      "/ja/404.html",
    ]),
  );
  for (const path of english) expect(paths).toContain(path === "/" ? "/ja" : `/ja${path}`);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { component } of pages) expect(existsSync(component)).toBe(true);
});

test("categories that an item has in Japanese are in English on English pages, and the other way round", async () => {
  const pages = await plan({ events: [], news: [testNews({ category: ["お知らせ", "Trade", "Own"] })] });
  const shown = (path: string) => {
    const { site } = at(pages, path).context.frame;
    return ["お知らせ", "Trade", "Own"].map((label) => site.categories[label] ?? label);
  };
  expect(shown("/sccj-news")).toEqual(["Announcement", "Trade", "Own"]);
  expect(shown("/ja/sccj-news")).toEqual(["お知らせ", "貿易", "Own"]);
  const article = at(pages, "/news/2026-06-01-report/annual-report").context.head;
  expect(article).toMatchObject({ keywords: "Announcement, Trade, Own" });
});

test("nothing leads to the plans of a chamber that has none", async () => {
  const menu = async (change: Partial<SiteContent>): Promise<string> =>
    JSON.stringify(navigationItems(at(await plan({ events: [], news: [], ...change }), "/").context.frame.site));
  expect(await menu({})).toContain(plansHash);
  expect(await menu({ hasPlans: false })).not.toContain(plansHash);
});

test("without officeholders and founding members there is no page of them, and nothing leads there", async () => {
  const pages = await plan({
    events: [],
    news: [],
    files: real.files.filter(({ collection }) => collection !== "people"),
  });
  expect(pages.filter(({ path }) => path.includes("officeholders"))).toEqual([]);
  expect(at(pages, "/").context.frame.site.pages).not.toContain("officeholders");
  expect(JSON.stringify(navigationItems(at(pages, "/").context.frame.site))).not.toContain("officeholders");
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
    keywords: "貿易",
    ogTitle: `年次報告 | ${real.site.titleSuffix.ja}`,
    ogDescription: "今年の活動です。",
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

test("a fixed page has the fixed tags of its file; an unknown address the default tags of the site", async () => {
  const pages = await plan({});
  const { metadata } = real.page("sponsorship") ?? {};
  for (const language of languages) {
    const { title, description, keywords, ogTitle, ogDescription, ogImage } = inLanguage(metadata, language) ?? {};
    const path = language === "en" ? "/sccj-sponsorship" : "/ja/sccj-sponsorship";
    expect(at(pages, path).context.head).toMatchObject({
      title: `${String(title)} | ${real.site.titleSuffix[language]}`,
      description,
      keywords,
      ogTitle,
      ogDescription,
      ogImage,
      ogType: "website",
    });
    expect(at(pages, localisedPath(language, "/404.html")).context.head).toMatchObject({
      description: real.site.description[language],
      keywords: real.site.keywords[language],
      ogTitle: real.site.name[language],
      ogDescription: real.site.description[language],
      ogImage: real.site.socialImage,
      alternates: null,
    });
  }
});

test("staff pages and the 404 page are not for search engines", async () => {
  const pages = await plan({});
  for (const path of [
    "/adminEvents",
    "/ja/adminNews",
    "/adminInquiries",
    "/ja/adminInquiries",
    "/adminContent",
    "/adminHealth",
    "/adminPeople",
    "/admin",
    "/ja/admin",
    "/404.html",
    "/ja/404.html",
  ])
    expect(at(pages, path).context.head.noindex).toBe(true);
});

test("staff pages lead to one another", async () => {
  const links = (pages: Awaited<ReturnType<typeof plan>>, path: string) => at(pages, path).context.page;
  expect(links(await plan({}), "/ja/adminNews")).toMatchObject({
    app: "news",
    pages: {
      start: "/ja/admin",
      events: "/ja/adminEvents",
      news: "/ja/adminNews",
      inquiries: "/ja/adminInquiries",
      content: "/ja/adminContent",
      health: "/ja/adminHealth",
    },
  });
});

test("a page whose texts are not valid is left out, and nothing links to it", async () => {
  const pages = await plan({
    page: (id: never) => (id === "events" ? undefined : real.page(id)),
  });
  expect(pages.map(({ path }) => path)).not.toContain("/sccj-events");
  expect(at(pages, "/").context.frame.site.pages).toEqual(expect.not.arrayContaining(["events"]));
});

const raise = (what: string, reason: string): never => {
  throw new Error(`${what}: ${reason}`);
};

test("addresses without the slug lead to the article, and those of deleted articles are removed", async () => {
  const redirect = (id: string): boolean => existsSync(join(folder, "news", id, "index.html"));
  const write = (...paths: string[]): Promise<void> =>
    writePlannedFiles(
      folder,
      newsRedirects(
        testBuild({}),
        paths.map((path) => ({ path }) as PagePlan),
      ),
      join(folder, "planned-files.json"),
      raise,
    );
  await write("/news/a/one", "/news/b/two", "/sccj-news");
  expect([redirect("a"), redirect("b")]).toEqual([true, true]);
  await write("/news/a/one");
  expect([redirect("a"), redirect("b")]).toEqual([true, false]);
});
