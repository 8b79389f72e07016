import type { Page, Route } from "playwright-core";
import type { EventAnswer } from "../../content/model/api/answers";
import japaneseItems from "../../site/locales/ja/items.json";
import englishWords from "../../site/locales/en/common.json";
import japaneseWords from "../../site/locales/ja/common.json";
import { openPage } from "../support/open-page";
import { jumps, watchShifts } from "../support/page-checks";
import { liveSite, startStaticHost } from "../product/static-host";
import { visitor } from "../support/visitor";

const anyCall = "**/api/**";
const eventsCall = "**/api/getEventsData";
const newsCall = "**/api/getNewsData";
const cards = (page: Page) => page.locator(".event-card");
const titles = (page: Page): Promise<string[]> => page.locator("main h4").allInnerTexts();
const loading = { en: englishWords.loading, ja: japaneseWords.loading };

/** Holds calls to an address; the first that arrives is the test's to answer. */
async function hold(page: Page, address: string): Promise<{ readonly first: Promise<Route> }> {
  let arrive: (route: Route) => void = () => undefined;
  const first = new Promise<Route>((resolve) => (arrive = resolve));
  await page.route(address, (route) => arrive(route));
  return { first };
}

/** The list as the API has it, whatever version the page holds. */
async function wholeList(route: Route): Promise<EventAnswer[]> {
  const { "if-none-match": _, ...headers } = route.request().headers();
  return (await (await route.fetch({ headers })).json()) as EventAnswer[];
}

test("when the call fails the page keeps what it was built with, says so to the console and not to the visitor", async () => {
  const { page, faults, close } = await visitor({ width: 360 });
  await page.route(anyCall, (route) => route.abort());
  const said = page.waitForEvent("console", { predicate: (message) => message.text().includes("keeps what it shows") });
  await page.goto("/sccj-events");
  const built = await titles(page);
  await said;
  expect(built.length).toBeGreaterThan(10);
  expect(await titles(page)).toEqual(built);
  expect(await page.locator("[data-sample]").count()).toBe(0);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(faults.every((fault) => fault.startsWith("console:"))).toBe(true);
  await close();
});

test("on a plain static host without the API the site works, a link without its slug included", async () => {
  const host = await startStaticHost(await liveSite());
  const { page, faults, close } = await visitor({ language: "ja" });
  const said = page.waitForEvent("console", { predicate: (message) => message.text().includes("keeps what it shows") });
  await page.goto(`${host.url}/ja/sccj-events/`);
  await said;
  expect(host.calls).toEqual(["/api/getEventsData"]);
  expect(await cards(page).count()).toBeGreaterThan(10);
  expect(await page.locator("[data-sample]").count()).toBe(0);
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.locator("header").getByRole("link", { name: "ニュース" }).click();
  await page.getByRole("heading", { level: 1, name: "ニュース" }).waitFor();
  expect(await page.locator(".news-card").count()).toBeGreaterThan(10);
  const saidOfArticle = page.waitForEvent("console", {
    predicate: (message) => message.text().includes("/api/getSingleNews/2025-01-15-membership-plans"),
  });
  await page.goto(`${host.url}/ja/news/2025-01-15-membership-plans/`);
  await page.waitForURL(`${host.url}/ja/news/2025-01-15-membership-plans/four-ways-to-become-a-member`);
  await saidOfArticle;
  await page.locator(".article time").waitFor();
  await page.goto(`${host.url}/ja/company/akiya2.0`);
  await page.locator("html[lang=ja]").waitFor();
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("アキヤ2.0");
  expect(faults.filter((fault) => !fault.startsWith("console:"))).toEqual([]);
  await close();
  await host.close();
});

test.each(["en", "ja"] as const)(
  "on a plain static host the language of an address decides, in a browser in %s",
  async (language) => {
    const host = await startStaticHost(await liveSite());
    const { page, faults, close } = await visitor({ language });
    for (const [address, to] of [
      ["news/2025-01-15-membership-plans/quiet", "news/2025-01-15-membership-plans/four-ways-to-become-a-member"],
      ["events/2025-02-05-Lunar-New-Year-lunch", "events/2025-02-05-lunar-new-year-lunch"],
      ["company/AKIYA2.0", "company/akiya2.0"],
    ] as const) {
      await page.goto(`${host.url}/ja/${address}`);
      await page.waitForURL(`${host.url}/ja/${to}`);
      await page.locator("html[lang=ja]").waitFor();
    }
    for (const [address, words] of [
      ["news/9999/x", japaneseItems.newsNotFound],
      ["events/nothing", japaneseItems.eventNotFound],
      ["company/nobody", japaneseItems.companyNotFound],
      ["sccj-board-of-directors/99", japaneseItems.personNotFound],
      ["nothing", "ページが見つかりません"],
    ] as const) {
      await page.goto(`${host.url}/ja/${address}`);
      await page.locator("html[lang=ja]").getByRole("heading", { level: 1, name: words }).waitFor();
      expect(await page.title()).toContain("ページが見つかりません");
      expect(await page.locator(".language-switch a").first().getAttribute("href")).not.toContain("404");
      expect(new URL(page.url()).pathname).toBe(`/ja/${address}`);
    }
    // The page of the other language works as one that was sent: boot has run on it.
    await page.locator("html[data-ready]").waitFor();
    await page.locator("header").getByRole("link", { name: "English" }).first().click();
    await page.waitForURL(`${host.url}/nothing`);
    await page
      .locator("html[lang=en]")
      .getByRole("heading", { level: 1, name: "This page could not be found" })
      .waitFor();
    expect(faults.filter((fault) => !fault.startsWith("console:"))).toEqual([]);
    await close();
    await host.close();
  },
);

test("while a slow API is asked the page shows what was built, then swaps in what is newer without a jump", async () => {
  const { page, faults, close } = await visitor();
  await watchShifts(page);
  const held = await hold(page, eventsCall);
  await page.goto("/sccj-events");
  const route = await held.first;
  const built = await titles(page);
  expect(built.length).toBeGreaterThan(10);
  expect(await page.getByText(loading.en).count()).toBe(0);
  const newest = await wholeList(route);
  // The last one is to come: older years are folded.
  const last = newest[newest.length - 1];
  const changed = newest.map((event) => (event === last ? { ...event, title: `${event.title}*` } : event));
  await route.fulfill({ json: changed, headers: { ETag: '"newer"' } });
  await page.getByRole("heading", { name: `${last?.title ?? ""}*`, exact: true }).waitFor();
  expect((await titles(page)).map((title) => title.replace(/\*$/, ""))).toEqual(built);
  expect(await jumps(page)).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});

// A build without items: the page's data as the builder would have written it, and HTML that says so.
async function emptyBuild(page: Page, list: "events" | "news", address: string): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace(`data-island="${list}"`, `$& data-empty=""`) });
  });
  await page.route(`**/page-data${address}/page-data.json`, async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as { result: { pageContext: { page: Record<string, { items: unknown[] }> } } };
    const built = data.result.pageContext.page[list];
    if (!built?.items.length) throw new Error(`The built page has no ${list}`);
    built.items = [];
    await route.fulfill({ json: data });
  });
}

test.each([
  ["en", "events", "/sccj-events", eventsCall, "Sample: networking evening", 3],
  ["ja", "events", "/ja/sccj-events", eventsCall, "サンプル：交流会", 3],
  ["ja", "news", "/ja/sccj-news", newsCall, "サンプル：お知らせ", 3],
] as const)(
  "with nothing built, in %s %s: loading, then sample data that is marked as such",
  async (language, list, address, call, sample, count) => {
    const { page, faults, close } = await visitor({ language });
    await emptyBuild(page, list, address);
    const held = await hold(page, call);
    await page.goto(address);
    const route = await held.first;
    await page.locator("main").getByText(loading[language], { exact: true }).waitFor();
    expect(await page.locator("main article").count()).toBe(0);
    await route.fulfill({ json: [], headers: { ETag: '"empty"' } });
    await page.getByRole("heading", { name: sample }).waitFor();
    expect(await page.locator('main article[data-sample="true"]').count()).toBe(count);
    expect(await page.locator("main article").count()).toBe(count);
    expect(await page.getByText(loading[language], { exact: true }).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  },
);

test("on port 5173 sample data is shown and the server is not called", async () => {
  const host = await startStaticHost(await liveSite());
  const { page, faults, close } = await visitor({ language: "ja" });
  await page.route("http://localhost:5173/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: host.url + pathname }) });
  });
  await openPage(page, "http://localhost:5173/ja/sccj-events");
  await page.getByRole("heading", { name: "サンプル：交流会" }).waitFor();
  expect(await page.locator("article:not([data-sample])").count()).toBe(0);
  await openPage(page, "http://localhost:5173/ja/");
  await page.getByRole("heading", { name: "サンプル：お知らせ" }).waitFor();
  expect(host.calls).toEqual([]);
  expect(faults).toEqual([]);
  // What is still under way when the window closes is nobody's fault.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await close();
  await host.close();
});
