import type { Page } from "playwright-core";
import { visitor } from "../support/visitor";
import { openPage } from "../support/open-page";

/** An event of three days, known from the content. */
const weekend = "2026-11-20-food-and-design-weekend";

/** Lets the page look at the clock again, as when its tab is shown again. */
async function lookAt(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

test.each([
  [
    "en",
    "Asia/Tokyo",
    "+09:00",
    "/sccj-events",
    ["Upcoming", "Happening now", "Past"],
    /Nov 20, 2026 to .*Nov 22, 2026/,
  ],
  [
    "ja",
    "America/Los_Angeles",
    "-08:00",
    "/ja/sccj-events",
    ["開催予定", "開催中", "終了"],
    /2026年11月20日.*から.*11月22日/,
  ],
] as const)(
  "an event's status changes at the visitor's midnight, %s in %s",
  async (language, timeZone, offset, path, [upcoming, running, past], range) => {
    const { page, faults, close } = await visitor({ language, timeZone, width: 360 });
    await page.clock.setFixedTime(`2026-11-19T23:59:59${offset}`);
    await openPage(page, path);
    const card = page.locator(`[id="${weekend}"]`);
    const badge = card.locator(".badge").first();
    for (const [time, status] of [
      ["2026-11-19T23:59:59", upcoming],
      ["2026-11-20T00:00:00", running],
      ["2026-11-22T23:59:59", running],
      ["2026-11-23T00:00:00", past],
    ] as const) {
      await lookAt(page, time + offset);
      await badge.filter({ hasText: status }).waitFor();
    }
    // The dates are those of the chamber, in every zone.
    expect(await card.locator("time").innerText()).toMatch(range);
    expect(faults).toEqual([]);
    await close();
  },
);

test.each([
  ["en", "", "Loading…", "News not found", "Company not found."],
  ["ja", "/ja", "読み込んでいます…", "ニュースが見つかりません", "企業が見つかりません。"],
] as const)(
  "loading text, then what was not found, %s",
  async (language, prefix, loading, newsNotFound, companyNotFound) => {
    const { page, close } = await visitor({ language });
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/getNewsData", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${prefix}/news/2026-01-01-nothing/nothing`);
    await page.locator("main").getByText(loading, { exact: true }).waitFor();
    expect(await page.getByText(newsNotFound).count()).toBe(0);
    release();
    await page.getByRole("heading", { level: 1, name: newsNotFound }).waitFor();
    expect(await page.getByText(loading, { exact: true }).count()).toBe(0);
    await page.goto(`${prefix}/company/nobody`);
    await page.getByRole("heading", { level: 1, name: companyNotFound }).waitFor();
    await close();
  },
);

test("an officeholder's picture that fails is replaced by the fallback", async () => {
  const { page, close } = await visitor();
  await page.route("**/*daigo-asagiri*", (route) => route.abort());
  await openPage(page, "/about/sccj-officeholders");
  const portrait = page.getByRole("listitem").filter({ hasText: "Daigo Asagiri" }).locator("img").first();
  await portrait.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
    await portrait.elementHandle(),
  );
  expect(await portrait.getAttribute("src")).not.toContain("daigo");
  await close();
});

test("without JavaScript the menu is open, forms that cannot work are not shown, and the mail address is", async () => {
  const { page, faults, close } = await visitor({ language: "ja", javaScript: false, width: 360 });
  await page.goto("/ja/sccj-contact");
  // The contact form is sent by the browser itself.
  expect(await page.locator("form:visible").count()).toBe(1);
  expect(await page.locator(".contact-form:visible").count()).toBe(1);
  expect(await page.locator("main .contact-card").getByRole("link", { name: "info@sccj.example" }).isVisible()).toBe(
    true,
  );
  expect(await page.locator("header").getByRole("link", { name: "会員プラン" }).isVisible()).toBe(true);
  const boxOf = (selector: string) => page.locator(`header ${selector}`).boundingBox();
  const [brand, languages, menu] = await Promise.all([".brand", ".language-switch", ".site-nav"].map(boxOf));
  // The name and the language beside each other, the menu below them.
  expect(menu?.x).toBe(brand?.x);
  expect(languages?.x).toBeGreaterThan(brand?.x ?? Infinity);
  expect(menu?.y).toBeGreaterThanOrEqual(languages ? languages.y + languages.height : Infinity);
  await page.goto("/ja/sccj-events");
  const untranslated = page.locator("article").filter({ hasText: "英語のみ" }).first();
  expect(await untranslated.locator('h4 [lang="en"]').count()).toBe(1);
  const year = page.locator(".event-year").last();
  expect(await year.locator(".event-card").first().isVisible()).toBe(false);
  await year.locator("summary").first().click();
  expect(await year.locator(".event-card").first().isVisible()).toBe(true);
  // On a phone the title leads to the whole text.
  await page.setViewportSize({ width: 768, height: 800 });
  const long = page.locator(".event-card-text:visible details").first();
  await long.locator("summary").click();
  expect(await long.locator(".prose").isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: "共有", exact: true }).count()).toBe(0);
  expect(faults).toEqual([]);
  await close();
});

test("an article can be passed on, as a link and on paper", async () => {
  const { page, faults, close } = await visitor();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
  });
  const path = "/news/2025-01-15-membership-plans/four-ways-to-become-a-member";
  await openPage(page, path);
  await page.getByRole("button", { name: /^Share/ }).click();
  await page.getByText("Link copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href);
  await page.getByRole("button", { name: "Print" }).click();
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
  expect(faults).toEqual([]);
  await close();
});

test("an unknown address says so in both languages without JavaScript", async () => {
  const { page, close } = await visitor({ javaScript: false });
  await page.goto("/no-such-page");
  for (const words of ["This page could not be found", "ページが見つかりません"])
    expect(await page.getByRole("heading", { name: words }).isVisible()).toBe(true);
  await close();
});
