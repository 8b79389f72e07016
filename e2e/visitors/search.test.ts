import type { Page } from "playwright-core";
import { createRoutes } from "../../site/routes";
import english from "../../site/locales/en/search.json";
import japanese from "../../site/locales/ja/search.json";
import { inputMethod } from "../support/input-method";
import { addressOf, openPage } from "../support/open-page";
import { axeFindings, jumps, scriptsAskedFor, watchShifts } from "../support/page-checks";
import { visitor } from "../support/visitor";
import { wordsIn } from "../support/words";

const routes = createRoutes("sccj");
const words = { en: english, ja: japanese };
const titles = (page: Page) => page.locator(".search-results h2");
const field = (page: Page) => page.locator("main input[type=search]");
const index = "**/search-index/**";

test.each([
  ["en", "Netwrking", "Year-end networking night"],
  ["ja", "ｺﾋﾟ", "コピ屋"],
] as const)(
  "a visitor searches from the header, chooses a kind, reads and comes back: %s",
  async (language, typed, title) => {
    const { page, faults, close } = await visitor({ language });
    await openPage(page, routes.page(language, "events"));
    await page.getByRole("searchbox", { name: wordsIn(language).common.search.label }).fill(typed);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${routes.page(language, "search")}?q=*`);
    const result = titles(page).filter({ hasText: title }).first();
    await result.waitFor();
    expect(await page.locator(".search-results mark").first().isVisible()).toBe(true);
    expect(await page.getByRole("status").innerText()).toContain(typed);
    expect(await axeFindings(page)).toEqual([]);
    const kind = page.getByRole("radio", { name: /\d/ }).nth(1);
    await kind.check();
    const shown = await titles(page).allInnerTexts();
    await titles(page).getByRole("link").first().click();
    await page.waitForURL((url) => !url.pathname.endsWith("/search"));
    await page.goBack();
    await titles(page).first().waitFor();
    const { searchParams } = await addressOf(page);
    expect([searchParams.get("q"), searchParams.get("kind")]).toEqual([typed, await kind.inputValue()]);
    expect(await field(page).inputValue()).toBe(typed);
    expect(await titles(page).allInnerTexts()).toEqual(shown);
    expect(faults).toEqual([]);
    await close();
  },
);

test.each([
  ["en", 1280, "network"],
  ["ja", 360, "交流"],
] as const)("results that come in push no footer through the window: %s at %i px", async (language, width, query) => {
  const { page, close } = await visitor({ language, width });
  await watchShifts(page);
  await openPage(page, `${routes.page(language, "search")}?q=${encodeURIComponent(query)}`);
  await titles(page).first().waitFor();
  expect((await jumps(page)).filter((jump) => jump.includes("footer"))).toEqual([]);
  await close();
});

test("script and index are loaded on intent, the whole index for a query alone", async () => {
  const { page, faults, close } = await visitor({ width: 360 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const ofIndex = (): string[] => asked.filter((path) => path.startsWith("/search-index/"));
  await openPage(page, "/search");
  expect([await scriptsAskedFor(page), ofIndex()]).toEqual([["boot"], []]);
  await field(page).focus();
  await page.waitForResponse(index);
  expect(await scriptsAskedFor(page)).toEqual(["boot", "search"]);
  expect(ofIndex().every((path) => path.startsWith("/search-index/en/"))).toBe(true);
  await field(page).fill("kopi");
  await titles(page).first().waitFor();
  expect(faults).toEqual([]);
  await close();
});

test.each(["en", "ja"] as const)(
  "nothing found, a failed part, no scripts: each has a way on: %s",
  async (language) => {
    const path = routes.page(language, "search");
    const { page, close } = await visitor({ language, width: 360 });
    await page.goto(`${path}?q=zzqqxx`);
    await page.getByText(words[language].none.replace("{{query}}", "zzqqxx")).waitFor();
    const ways = page.locator(".search-ways a:visible");
    expect(await ways.count()).toBeGreaterThan(4);
    const other = routes.page(language === "en" ? "ja" : "en", "search");
    const href = (await page.locator(".search-other").getAttribute("href")) ?? "";
    expect(href.endsWith(`${other}?q=zzqqxx`)).toBe(true);
    await page.route(index, (route) => route.abort());
    await page.reload();
    const retry = page.getByRole("button", { name: words[language].retry });
    await retry.waitFor();
    await page.unroute(index);
    await retry.click();
    await page.getByText(words[language].none.replace("{{query}}", "zzqqxx")).waitFor();
    expect(await retry.isVisible()).toBe(false);
    const without = await visitor({ language, javaScript: false });
    await without.page.goto(`${path}?q=kopi`);
    expect(await without.page.locator("noscript").first().innerText()).toContain("JavaScript");
    expect(await without.page.locator(".search-ways a:visible").count()).toBeGreaterThan(3);
    await without.close();
    await close();
  },
);

test("arrow keys lead through the results, and Enter opens one", async () => {
  const { page, faults, close } = await visitor();
  await openPage(page, "/search?q=kopi");
  await titles(page).nth(1).waitFor();
  await field(page).focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
  const first = titles(page).getByRole("link").first();
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowUp");
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname !== "/search");
  expect(faults).toEqual([]);
  await close();
});

test.each([routes.page("ja", "search"), routes.page("ja", "news")])(
  "the Enter that confirms a conversion sends nothing: %s",
  async (path) => {
    const { page, faults, close } = await visitor({ language: "ja" });
    await openPage(page, path);
    await page.getByRole("searchbox").last().focus();
    const { compose, confirm } = await inputMethod(page);
    await compose("こうりゅうかい");
    await confirm("交流会");
    expect(await page.getByRole("searchbox").last().inputValue()).toBe("交流会");
    expect((await addressOf(page)).pathname).toBe(path);
    expect(faults).toEqual([]);
    await close();
  },
);

test("markup and 10,000 characters in the address are only words", async () => {
  const { page, faults, close } = await visitor();
  const markup = '<img src=x onerror="window.injected=1">';
  const said = page.getByRole("status").filter({ hasText: "“" });
  // A longer address is refused by the server.
  for (const query of [markup, "a".repeat(10_000)]) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await said.waitFor();
    expect(await page.locator("main img").count()).toBe(0);
  }
  for (const query of ["会員 ".repeat(3334), "<b>".repeat(3334)]) {
    await field(page).fill(query);
    await said.filter({ hasText: query.slice(0, 50) }).waitFor();
  }
  expect(await page.evaluate(() => (window as { injected?: number }).injected)).toBeUndefined();
  expect(faults).toEqual([]);
  await close();
});
