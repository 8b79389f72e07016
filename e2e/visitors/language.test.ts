import type { Page } from "playwright-core";
import { closeBrowser, visitor } from "../support/visitor";
import { translatedArticle } from "../support/public-pages";
import { addressOf, openPage } from "../support/open-page";

afterAll(closeBrowser);

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

test.each([
  ["?lng=ja moves", "/sccj-news?lng=ja&a=1", "/ja/sccj-news?a=1"],
  ["?lng=en on an English page stays", "/sccj-news?lng=en", "/sccj-news?lng=en"],
  [
    "a script in ?lng= is ignored",
    "/sccj-news?lng=%3Cscript%3Ealert(1)%3C/script%3E",
    "/sccj-news?lng=%3Cscript%3Ealert(1)%3C/script%3E",
  ],
])("%s", async (_what, path, expected) => {
  const { page, faults, close } = await visitor();
  await openPage(page, path);
  await page.waitForURL(`**${expected}`);
  expect(faults).toEqual([]);
  await close();
});

test("a search engine's robot gets the address's own language", async () => {
  const { page, close } = await visitor({ language: "en", robot: true });
  await openPage(page, "/ja/sccj-events");
  expect(await pathOf(page)).toBe("/ja/sccj-events");
  await close();
});
