import { ask } from "../product/ask";
import { languages, type Language } from "../../content/model/text/language";
import { localisedPath } from "../../content/model/pages/page-paths";
import type { SiteSettings } from "../../content/model/collections/site-settings";
import { companySlugs, pathOfRoute, specifiedRoutes } from "../../site/test-support/route-table";
import { contentOf } from "../product/content-of";
import { openPage } from "../support/open-page";
import { untranslatedArticle, translatedArticle } from "../support/public-pages";
import { visitor } from "../support/visitor";

const get = (path: string): Promise<Response> => ask(path, { redirect: "manual" });
const site = (language: Language): { product: string; titleSuffix: string } =>
  contentOf<SiteSettings>("site.yml", language);

interface ServedPage {
  readonly title: string;
  readonly headings: readonly string[];
}
const textsOf = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?:\\s[^>]*)?>([\\s\\S]*?)</${element}>`, "g"))].map((match) =>
    (match[1] ?? "").replace(/<[^>]*>/g, "").trim(),
  );

async function served(path: string): Promise<ServedPage> {
  const answer = await get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
  const html = await answer.text();
  const [title = "", ...moreTitles] = textsOf(html, "title");
  expect([path, title, moreTitles]).toEqual([path, expect.stringMatching(/\S/), []]);
  return { title, headings: textsOf(html, "h1") };
}

const [, , id = "", slug = ""] = translatedArticle.split("/");

describe.each(languages)("the route table in %s", (language) => {
  const pathOf = (route: (typeof specifiedRoutes)[number]): string =>
    localisedPath(
      language,
      pathOfRoute(route, { product: site("en").product, serial_no: "1", company: "akiya2.0", id, slug }),
    );

  test("every route has a page with a title and an h1 of its own", async () => {
    const pages = new Map<string, ServedPage>();
    for (const route of specifiedRoutes) pages.set(route.pattern, await served(pathOf(route)));
    const all = [...pages.values()];
    expect(new Set(all.map(({ title }) => title)).size).toBe(specifiedRoutes.length);
    const shown = all.filter((_, index) => !specifiedRoutes[index]?.pattern.startsWith("/admin"));
    for (const { headings } of shown) expect(headings).toEqual([expect.stringMatching(/\S/)]);
    expect(new Set(shown.map(({ headings }) => headings[0])).size).toBe(shown.length);
    for (const { title } of all.slice(1)) expect(title).toMatch(new RegExp(` \\| ${site(language).titleSuffix}$`));
  });

  test("the staff pages have a heading of their own once their program is there", async () => {
    const { page, faults, close } = await visitor({ language });
    const headings = [];
    for (const path of ["/adminEvents", "/adminNews"]) {
      await page.goto(localisedPath(language, path));
      const heading = page.getByRole("heading", { level: 1 });
      await heading.waitFor();
      headings.push(await heading.innerText());
    }
    expect(new Set(headings).size).toBe(2);
    expect(faults).toEqual([]);
    await close();
  });

  test("every company has its page", async () => {
    const headings = [];
    for (const company of companySlugs)
      headings.push(...(await served(localisedPath(language, `/company/${company}`))).headings);
    expect(new Set(headings).size).toBe(companySlugs.length);
  });

  test("the anchors of the membership page are reached smoothly and stand below the sticky header", async () => {
    const membership = specifiedRoutes.filter(({ anchors }) => anchors.length > 0);
    expect(membership.flatMap(({ anchors }) => anchors)).toEqual(["#chamber-membership", "#membership-plans"]);
    const { page, faults, close } = await visitor({ language });
    for (const route of membership) {
      for (const anchor of route.anchors) {
        // From another page, as the links of the navigation do it.
        await openPage(page, localisedPath(language, `/${site("en").product}-terms`));
        await page.locator(`footer a[href$="${anchor}"], header a[href$="${anchor}"]`).first().evaluate(click);
        await page.waitForURL(`**${pathOf(route)}${anchor}`);
        await page.locator(anchor).waitFor();
        await page.waitForFunction(standsBelowHeader, anchor);
        // And from outside, by a link with the anchor.
        await page.goto("about:blank");
        await page.goto(pathOf(route) + anchor);
        await page.waitForFunction(standsBelowHeader, anchor);
        await openPage(page, pathOf(route));
        expect(await page.evaluate(wayTo, anchor)).toEqual({ before: 0, atOnce: 0 });
        await page.waitForFunction(standsBelowHeader, anchor);
      }
    }
    expect(faults).toEqual([]);
    await close();
  });

  test("an older link /news/{id} leads to the article, without scripts too", async () => {
    const { page, close } = await visitor({ language, javaScript: false });
    for (const article of [translatedArticle, untranslatedArticle]) {
      const target = localisedPath(language, article);
      await page.goto(target.slice(0, target.lastIndexOf("/")));
      await page.waitForURL(`**${target}`);
      expect(await page.locator("h1").count()).toBe(1);
    }
    await close();
  });
});

test("the terms are registered once: one address in the sitemap of each language", async () => {
  const sitemap = await (await get("/sitemap-0.xml")).text();
  const terms = [...sitemap.matchAll(/<loc>([^<]*-terms)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
  expect(terms.sort()).toEqual(languages.map((language) => localisedPath(language, "/sccj-terms")).sort());
});

function click(element: Element): void {
  if (element instanceof HTMLElement) element.click();
}

/** True when the section of an anchor begins in sight, not behind the sticky header. */
function standsBelowHeader(anchor: string): boolean {
  const section = document.querySelector(anchor);
  const header = document.querySelector("header");
  if (!section || !header) return false;
  // Its first words count: the section itself may have room above them.
  const words = section.querySelector("h2") ?? section;
  const { top } = words.getBoundingClientRect();
  return window.scrollY > 0 && top >= header.getBoundingClientRect().bottom && top < window.innerHeight / 2;
}

/** Goes to an anchor. A smooth way has not begun when the call returns, a jump has ended. */
function wayTo(anchor: string): { before: number; atOnce: number } {
  const before = window.scrollY;
  document.querySelector(anchor)?.scrollIntoView();
  return { before, atOnce: window.scrollY };
}
