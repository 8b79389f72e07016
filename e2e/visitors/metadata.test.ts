import { ask } from "../product/ask";
import type { NewsAnswer } from "../../content/model/api/answers";
import { languages, type Language } from "../../content/model/text/language";
import { localisedPath } from "../../content/model/pages/page-paths";
import type { SiteSettings } from "../../content/model/collections/site-settings";
import { contentOf } from "../product/content-of";
import { addressOf, openPage, patiently } from "../support/open-page";
import { translatedArticle } from "../support/public-pages";
import { startedProduct } from "../product/started-product";
import { sentDocument } from "../support/page-checks";
import { visitor, type Visitor } from "../support/visitor";

type TagName = "description" | "keywords" | "og:title" | "og:description" | "og:image" | "og:url" | "og:type";
type Tags = Readonly<Record<TagName | "title" | "language" | "canonical", string | null>>;

/** Runs in the browser; also reads a document that the server sent. */
const readTags = (sent: Document | undefined): Tags => {
  const from = sent ?? document;
  const content = (name: string): string | null =>
    from.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? null;
  return {
    title: from.title,
    language: from.documentElement.lang,
    canonical: from.head.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null,
    description: content("description"),
    keywords: content("keywords"),
    "og:title": content("og:title"),
    "og:description": content("og:description"),
    "og:image": content("og:image"),
    "og:url": content("og:url"),
    "og:type": content("og:type"),
  };
};
const shownTags = ({ page }: Visitor): Promise<Tags> => page.evaluate(readTags, undefined);
const sentTags = async ({ page }: Visitor, path: string): Promise<Tags> =>
  page.evaluate(readTags, await sentDocument(page, path));

/** Follows a link inside the site from wherever the reader has scrolled to. */
async function follow({ page }: Visitor, path: string): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await patiently(page, async () => {
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link) => (link as HTMLAnchorElement).click());
    await page.waitForFunction((wanted) => location.pathname === wanted, path);
  });
}

describe.each(languages)("page metadata and scrolling in %s", (language) => {
  const at = (path: string): string => localisedPath(language, path);
  const site = (): { titleSuffix: string; description: string; keywords: string; name: string; socialImage: string } =>
    contentOf<SiteSettings>("site.yml", language);

  test("every change of path gives the page its own tags and begins at the top", async () => {
    const reader = await visitor({ language });
    const { page, faults } = reader;
    await openPage(page, at("/"));
    const listed = at(translatedArticle);
    const seen = [];
    for (const path of [at("/sccj-sponsorship"), at("/sccj-events"), at("/sccj-news"), listed, at("/sccj-contact")]) {
      await follow(reader, path);
      const sent = await sentTags(reader, path);
      await page.waitForFunction((title) => document.title === title, sent.title);
      expect(await shownTags(reader)).toEqual(sent);
      await page.waitForFunction(() => window.scrollY === 0);
      seen.push(sent);
    }
    expect(new Set(seen.map(({ title }) => title)).size).toBe(seen.length);
    expect(new Set(seen.map(({ description }) => description)).size).toBe(seen.length);
    expect(seen[3]?.["og:type"]).toBe("article");
    expect(seen[3]?.title).toMatch(new RegExp(` \\| ${site().titleSuffix}$`));
    // Off unless configured (R7.5): no question, no script, and no request (which the faults count).
    expect(await page.evaluate(() => "gtag" in window || "dataLayer" in window)).toBe(false);
    expect(await page.locator("section.consent").count()).toBe(0);
    expect(faults).toEqual([]);
    await reader.close();
  });

  test("a trailing slash makes no difference to the tags", async () => {
    const reader = await visitor({ language });
    const path = at("/sccj-sponsorship");
    await openPage(reader.page, `${path}/?from=mail`);
    expect((await addressOf(reader.page)).pathname).toBe(path);
    expect(await shownTags(reader)).toEqual(await sentTags(reader, path));
    await reader.close();
  });

  test("an article newer than the build is fetched and gives the page its tags", async () => {
    const reader = await visitor({ language });
    const { page } = reader;
    const answer = await ask("/api/getNewsData");
    const [first] = (await answer.json()) as NewsAnswer[];
    const item = {
      ...first,
      _id: "2026-11-20-brand-new",
      serial_no: 987,
      slug: "brand-new",
      title: "Brand new",
      title_jp: "最新のお知らせ",
      content: `<p>${"Fresh &amp; <strong>bold</strong>. ".repeat(20)}</p>`,
      content_jp: `<p>${"新しい<strong>話</strong>です。".repeat(40)}</p>`,
      category: ["Trade", "Members"],
      image: "/media/site/social.jpg",
    };
    await page.route("**/api/getNewsData", (route) => route.fulfill({ json: [item] }));
    await page.goto(at("/news/2026-11-20-brand-new/wrong-slug"));
    const address = at("/news/2026-11-20-brand-new/brand-new");
    await page.waitForURL(`**${address}`);
    const { title, text } =
      language === "ja"
        ? { title: "最新のお知らせ", text: "新しい話です。".repeat(40) }
        : { title: "Brand new", text: "Fresh & bold. ".repeat(20) };
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    const full = `${title} | ${site().titleSuffix}`;
    await page.waitForFunction((wanted) => document.title === wanted, full);
    const { origin } = new URL(startedProduct().url);
    expect(await shownTags(reader)).toMatchObject({
      title: full,
      language,
      description: text.slice(0, 150).trim(),
      keywords: language === "ja" ? "貿易, Members" : "Trade, Members",
      "og:title": full,
      "og:description": text.slice(0, 150).trim(),
      "og:image": `${origin}/media/site/social.jpg`,
      "og:url": origin + address,
      "og:type": "article",
    });
    // Away from it, the next page has its own tags again.
    await follow(reader, at("/sccj-news"));
    const sent = await sentTags(reader, at("/sccj-news"));
    await page.waitForFunction((wanted) => document.title === wanted, sent.title);
    expect(await shownTags(reader)).toEqual(sent);
    await reader.close();
  });

  test.each([
    ["an unknown path", "/no-such-page", false],
    ["an article that cannot be fetched", "/news/no-such-item/slug", true],
  ])("%s has the default tags of the site", async (_what, path, failing) => {
    const reader = await visitor({ language });
    if (failing) {
      await reader.page.route("**/api/getNewsData", (route) => route.abort());
      await reader.page.route("**/news/no-such-item/", (route) => route.abort());
    }
    await reader.page.goto(at(path));
    await reader.page.getByRole("heading", { level: 1 }).waitFor();
    const { description, keywords, name, socialImage } = site();
    expect(await shownTags(reader)).toMatchObject({
      language,
      description,
      keywords,
      "og:title": name,
      "og:description": description,
      "og:url": startedProduct().url + at(path),
      "og:image": startedProduct().publicUrl + socialImage,
      "og:type": "website",
      canonical: null,
    });
    if (failing) expect(reader.faults.join()).toContain("could not be loaded");
    await reader.close();
  });
});

const languageOf = (path: string): Language => (path.startsWith("/ja") ? "ja" : "en");

test("the tags of a page and its twin are in their own languages", async () => {
  const reader = await visitor();
  await openPage(reader.page, "/");
  const tags = [];
  for (const path of ["/sccj-events", "/ja/sccj-events"]) {
    const sent = await sentTags(reader, path);
    expect(sent.language).toBe(languageOf(path));
    tags.push(sent);
  }
  for (const name of ["title", "description", "keywords", "og:title"] as const)
    expect(tags[0]?.[name]).not.toBe(tags[1]?.[name]);
  await reader.close();
});
