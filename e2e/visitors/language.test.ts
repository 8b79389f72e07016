import type { Page } from "playwright-core";
import { visitor } from "../support/visitor";
import { translatedArticle } from "../support/public-pages";
import { addressOf, openPage } from "../support/open-page";

const pathOf = async (page: Page): Promise<string> => {
  const { pathname, search, hash } = await addressOf(page);
  return pathname + search + hash;
};

test("a visitor reads home, events and an article, switches the language on each, and goes back", async () => {
  const { page, faults, close } = await visitor();
  await openPage(page, "/");
  await page.getByRole("navigation").getByRole("link", { name: "Events", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
  await page.getByRole("link", { name: "日本語" }).first().click();
  await page.waitForURL("**/ja/sccj-events");
  await page.locator("html[lang=ja]").waitFor();
  await openPage(page, `/ja${translatedArticle}?from=mail#end`);
  await page.getByRole("link", { name: "English" }).first().click();
  await page.waitForURL(`**${translatedArticle}?from=mail#end`);
  await page.locator("html[lang=en]").waitFor();
  await page.goBack();
  await page.waitForURL(`**/ja${translatedArticle}?from=mail#end`);
  expect(faults).toEqual([]);
  await close();
});

test("a Japanese browser is moved to the Japanese twin once, with query and hash", async () => {
  const { page, close } = await visitor({ language: "ja" });
  await page.goto("/sccj-events?a=1#past");
  await page.waitForURL("**/ja/sccj-events?a=1#past");
  await close();
});

test("the chosen language stays: no more moving after the switch was used", async () => {
  const { page, close } = await visitor({ language: "ja" });
  await openPage(page, "/ja/sccj-news");
  await page.getByRole("link", { name: "English" }).first().click();
  await page.waitForURL("**/sccj-news");
  await openPage(page, "/sccj-events");
  expect(await pathOf(page)).toBe("/sccj-events");
  await close();
});

test("an address under /ja is a choice: an English browser stays, and is offered the page in English until it says no", async () => {
  const { page, faults, close } = await visitor();
  await openPage(page, "/ja/sccj-events?a=1");
  expect(await pathOf(page)).toBe("/ja/sccj-events?a=1");
  const offer = page.getByRole("region", { name: "This page in English" });
  const link = offer.getByRole("link", { name: "Read this page in English" });
  expect([await offer.getAttribute("lang"), await link.getAttribute("href")]).toEqual(["en", "/sccj-events?a=1"]);
  // At the end of the page it covers nothing.
  await page.keyboard.press("End");
  await page.waitForFunction(() => {
    const [footer, line] = ["footer", ".language-offer"].map((name) => document.querySelector(name));
    return footer && line && footer.getBoundingClientRect().bottom <= line.getBoundingClientRect().top + 0.5;
  });
  await link.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await offer.isVisible()).toBe(false);
  await openPage(page, "/ja/sccj-news");
  expect(await offer.isVisible()).toBe(false);
  expect(faults).toEqual([]);
  await close();
});

test("a page in the visitor's language offers no other", async () => {
  const { page, close } = await visitor({ language: "ja" });
  await openPage(page, "/ja/sccj-events");
  expect(await page.locator(".language-offer").isVisible()).toBe(false);
  await close();
});

test("who takes the offer reads the page's twin, and is not asked again", async () => {
  const { page, close } = await visitor();
  await openPage(page, "/ja/sccj-news?a=1#b");
  await page.getByRole("link", { name: "Read this page in English" }).click();
  await page.waitForURL("**/sccj-news?a=1#b");
  expect(await page.locator(".language-offer").isVisible()).toBe(false);
  await close();
});

test("a stored preference counts at every entry to the home page", async () => {
  const { page, close } = await visitor();
  await openPage(page, "/sccj-news");
  await page.getByRole("link", { name: "日本語" }).first().click();
  await page.waitForURL("**/ja/sccj-news");
  await page.goto("/");
  await page.waitForURL("**/ja");
  await page.goto("/?a=1");
  await page.waitForURL("**/ja?a=1");
  await close();
});

test.each([
  ["?lng=ja moves", "/sccj-news?lng=ja&a=1", "/ja/sccj-news?a=1"],
  ["?lng=en moves away from /ja", "/ja/sccj-news?lng=en#b", "/sccj-news#b"],
  ["?lng=en on an English page leaves the address", "/sccj-news?lng=en&a=1#b", "/sccj-news?a=1#b"],
  ["?lng=ja on a Japanese page leaves the address", "/ja/sccj-news?lng=ja", "/ja/sccj-news"],
  [
    "a script in ?lng= is ignored",
    "/sccj-news?lng=%3Cscript%3Ealert(1)%3C/script%3E",
    "/sccj-news?lng=%3Cscript%3Ealert(1)%3C/script%3E",
  ],
])("%s", async (_what, path, expected) => {
  const { page, faults, close } = await visitor();
  await openPage(page, path);
  await page.waitForURL(`**${expected}`);
  expect(await pathOf(page)).toBe(expected);
  expect(faults).toEqual([]);
  await close();
});

test("a search engine's robot gets the address's own language", async () => {
  for (const [language, path] of [
    ["en", "/ja/sccj-events"],
    ["ja", "/sccj-events"],
  ] as const) {
    const { page, close } = await visitor({ language, robot: true });
    await openPage(page, path);
    expect(await pathOf(page)).toBe(path);
    await close();
  }
});
