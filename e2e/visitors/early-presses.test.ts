import type { Page } from "playwright-core";
import { holdScript } from "../support/hold-script";
import { notePrinting } from "../support/printing";
import { visitor } from "../support/visitor";
import { visitorOn } from "../support/visitor-on";
import { wordsIn } from "../support/words";

/** Opens a page whose boot waits until the function is called that this resolves with. */
async function openWithoutBoot(page: Page, path: string): Promise<() => Promise<void>> {
  const answer = await holdScript(page, "boot");
  await page.goto(path, { waitUntil: "commit" });
  await page.locator(".site-footer").waitFor();
  return async () => {
    answer();
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
  };
}

test("the menu and its groups open before boot runs, and stay open as boot opens them", async () => {
  const { page, faults, close } = await visitor({ width: 360, touch: true, language: "ja" });
  const start = await openWithoutBoot(page, "/ja/sccj-terms");
  const menu = page.locator(".menu-button");
  const group = page.locator(".nav-toggle").first();
  await menu.tap();
  await page.locator(".site-nav").waitFor();
  await group.tap();
  await page.locator(".nav-list").first().waitFor();
  expect(await page.locator(".nav-list:visible").count()).toBe(1);
  await start();
  expect(await menu.getAttribute("aria-expanded")).toBe("true");
  expect(await menu.innerText()).toBe(wordsIn("ja").common.menu.close);
  expect(await group.getAttribute("aria-expanded")).toBe("true");
  // What is open is boot's now: it closes, and nothing else keeps it open.
  await group.tap();
  await page.locator(".nav-list").first().waitFor({ state: "hidden" });
  await page.keyboard.press("Escape");
  await page.locator(".site-nav").waitFor({ state: "hidden" });
  expect(await page.locator("[popovertarget]").count()).toBe(0);
  expect(faults).toEqual([]);
  await close();
});

test("what was pressed twice before boot runs is as it was", async () => {
  const { page, close } = await visitor({ width: 360, touch: true });
  const start = await openWithoutBoot(page, "/sccj-terms");
  const menu = page.locator(".menu-button");
  await menu.tap();
  await page.locator(".site-nav").waitFor();
  await menu.tap();
  await page.locator(".site-nav").waitFor({ state: "hidden" });
  await start();
  expect(await menu.getAttribute("aria-expanded")).toBe("false");
  await close();
});

test("a group opens on a wide screen before boot runs", async () => {
  const { page, close } = await visitor({ width: 1280 });
  const start = await openWithoutBoot(page, "/");
  const group = page.locator(".nav-toggle").first();
  await group.press("Enter");
  await page.locator(".nav-list").first().waitFor();
  await start();
  expect(await group.getAttribute("aria-expanded")).toBe("true");
  await page.keyboard.press("Escape");
  await page.locator(".nav-list").first().waitFor({ state: "hidden" });
  await close();
});

test("a carousel moves, an address is copied and a page printed that were asked for before boot runs", async () => {
  const { page, faults, close } = await visitor({ width: 360 });
  const startHome = await openWithoutBoot(page, "/");
  // An impatient visitor taps twice.
  for (const _ of [1, 2]) await page.locator(".hero [data-step='1']").click();
  await page.locator(".partners .motion-button").click();
  await startHome();
  await page.locator(".hero .panel-dot:nth-child(2)[aria-current=true]").waitFor();
  await page.locator(".logo-strip[data-moving=false]").waitFor();
  await page.unroute("**/scripts/boot-*.js");
  const printed = await notePrinting(page);
  const startArticle = await openWithoutBoot(page, "/news/2025-01-15-membership-plans/four-ways-to-become-a-member");
  await page.locator("[data-action=share]").click();
  await page.locator("[data-action=print]").click();
  await startArticle();
  await page.getByText(wordsIn("en").items.copied).waitFor();
  await printed();
  expect(faults).toEqual([]);
  await close();
});

test("the bill is printed and copied, on a day after the build's, where that was asked for before boot and React run", async () => {
  const { page, faults, close } = await visitorOn("2026-11-24", "en");
  const printed = await notePrinting(page);
  const start = await openWithoutBoot(page, "/sccj-membership");
  const { bill } = wordsIn("en").membership;
  for (const name of [bill.print, bill.copy]) await page.getByRole("button", { name, exact: true }).click();
  await start();
  await printed();
  await page.getByText(bill.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("joined=2026-11-24");
  expect(faults).toEqual([]);
  await close();
});
