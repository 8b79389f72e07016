import type { Locator } from "playwright-core";
import sharp from "sharp";
import { openPage } from "../support/open-page";
import { visitor } from "../support/visitor";

/** Mean brightness of a picture of the element, from 0 (black) to 255. */
async function brightness(element: Locator): Promise<number> {
  const { channels } = await sharp(await element.screenshot())
    .removeAlpha()
    .greyscale()
    .stats();
  return channels[0]?.mean ?? NaN;
}

describe.each([
  ["en", ""],
  ["ja", "/ja"],
] as const)("in a high-contrast theme, %s", (language, prefix) => {
  test.each([360, 1280])("no band is bright, logos stand on a plate, the menu button is seen, %i px", async (width) => {
    const { page, faults, close } = await visitor({ language, width });
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    await openPage(page, `${prefix}/sccj-members-directory`);
    expect(await brightness(page.locator(".page-header"))).toBeLessThan(80);
    expect(await brightness(page.locator(".company-card img").first())).toBeGreaterThan(180);
    // Of two tabs one is marked.
    const borders = await page
      .getByRole("tab")
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
    expect(borders).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
    if (width === 360) expect(await brightness(page.locator(".menu-button"))).toBeGreaterThan(10);
    await openPage(page, `${prefix}/company/kopiya`);
    expect(await brightness(page.locator(".company-header"))).toBeLessThan(110);
    expect(await brightness(page.locator(".site-footer"))).toBeLessThan(80);
    expect(faults).toEqual([]);
    await close();
  });
});

test("at 400 % zoom the header goes out of sight with the page, and its menu is reached", async () => {
  const { page, faults, close } = await visitor({ width: 320 });
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, "/sccj-events");
  const header = page.locator(".site-header");
  await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
  expect(await header.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.locator(".menu-button").click();
  const last = page.locator(".site-nav .nav-link").last();
  await last.scrollIntoViewIfNeeded();
  await last.click({ trial: true });
  expect(faults).toEqual([]);
  await close();
});

test.each([
  ["en", "/events/2026-09-10-supply-chain-seminar"],
  ["ja", "/ja/events/2026-09-10-supply-chain-seminar"],
] as const)("a table in a text keeps its words whole and scrolls, %s", async (language, path) => {
  const { page, close } = await visitor({ language, width: 320 });
  await openPage(page, path);
  const table = page.locator("article table");
  const torn = await table.evaluate((element) =>
    [...element.querySelectorAll("th, td")].flatMap((cell) => {
      const text = cell.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/[\w:]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    }),
  );
  expect(torn).toEqual([]);
  expect(await table.getAttribute("tabindex")).toBe("0");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await close();
});

test("Japanese emphasis is weight, never a slant; English words stay slanted", async () => {
  const { page, close } = await visitor({ language: "ja" });
  const styles = (): Promise<string[]> =>
    page.locator(".prose em").evaluateAll((all) => {
      const shown = all.map((em) => getComputedStyle(em));
      return [...new Set(shown.map(({ fontStyle, fontWeight }) => `${fontStyle} ${fontWeight}`))];
    });
  await openPage(page, "/ja/company/kopiya");
  expect(await styles()).toEqual(["normal 700"]);
  await openPage(page, "/company/kopiya");
  expect(await styles()).toEqual(["italic 400"]);
  await close();
});
