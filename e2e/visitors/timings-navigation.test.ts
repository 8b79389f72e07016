import type { Locator, Page } from "playwright-core";
import { languages, type Language } from "../../content/model/text/language";
import { createRoutes } from "../../site/routes";
import { openFrozen, pass, rendered } from "../support/frozen-time";
import { openPage } from "../support/open-page";
import { visitor } from "../support/visitor";
import { wordsIn } from "../support/words";

const routes = createRoutes("sccj");

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: "instant" });
    // The scroll event comes with the next picture; the frozen clock has no say in that of another document.
    await new Promise((resolve) => document.addEventListener("scroll", resolve, { once: true }));
  }, top);

describe.each(languages)("the header in %s", (language: Language) => {
  const { nav } = wordsIn(language).common;

  test("dropdowns close 200 ms after the mouse has left, not before; the way back and into the list is tolerated", async () => {
    const { page, faults, close } = await visitor({ language });
    await openFrozen(page, routes.page(language, "about"));
    const header = page.locator(".site-header");
    const button = (label: string): Locator => header.getByRole("button", { name: label, exact: true });
    const isOpen = async (label: string): Promise<boolean> =>
      (await button(label).getAttribute("aria-expanded")) === "true";
    const away = async (): Promise<void> => {
      await page.mouse.move(640, 700);
      await rendered(page);
    };
    const groups = [
      [nav.aboutUs, [nav.about, nav.president, nav.officeholders]],
      [nav.membership, [nav.whyJoin, nav.plans, nav.directory]],
    ] as const;
    expect(await header.locator(".nav-items > li").allInnerTexts()).toEqual([
      nav.aboutUs,
      nav.membership,
      nav.news,
      nav.events,
      nav.contact,
    ]);
    for (const [label, links] of groups) {
      const list = header.locator(`[id="${(await button(label).getAttribute("aria-controls")) ?? ""}"]`);
      expect(await list.isVisible()).toBe(false);
      await button(label).hover();
      expect(await list.getByRole("link").allInnerTexts()).toEqual(links);

      await away();
      await pass(page, 199);
      expect([await isOpen(label), await list.isVisible()]).toEqual([true, true]);
      await pass(page, 1);
      expect([await isOpen(label), await list.isVisible()]).toEqual([false, false]);

      // Who comes back in time, or goes on into the list, keeps it.
      await button(label).hover();
      await away();
      await pass(page, 150);
      await list.getByRole("link").last().hover();
      await pass(page, 2000);
      expect(await isOpen(label)).toBe(true);
      // A click on what the mouse has opened does not close it under the hand.
      await button(label).click();
      expect(await isOpen(label)).toBe(true);
      // Escape puts it away without moving the mouse (WCAG 1.4.13).
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      await page.keyboard.press("Escape");
      expect(await isOpen(label)).toBe(false);
      await away();
      await pass(page, 200);

      // After the mouse has opened and left it, the first key press counts.
      await button(label).hover();
      await away();
      await pass(page, 200);
      await button(label).focus();
      await page.keyboard.press("Enter");
      expect(await isOpen(label)).toBe(true);
      await page.keyboard.press("Enter");
      expect(await isOpen(label)).toBe(false);
    }
    expect(faults).toEqual([]);
    await close();
  });
});

test("the header sticks to the top and has a shadow after more than 10 px, not at 10", async () => {
  const { page, close } = await visitor();
  await openPage(page, routes.page("en", "membership"));
  const header = page.locator(".site-header");
  const shadow = (): Promise<string> => header.evaluate((element) => getComputedStyle(element).boxShadow);
  const scrolled = async (top: number): Promise<void> => {
    await scrollTo(page, top);
    await header.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  };
  expect(await shadow()).toBe("none");
  for (const [top, visible] of [
    [9, false],
    [10, false],
    [11, true],
    [900, true],
    [10, false],
    [11, true],
    [0, false],
  ] as const) {
    await scrolled(top);
    expect([top, await header.getAttribute("data-scrolled")]).toEqual([top, String(visible)]);
    await page.waitForFunction((wanted) => {
      const element = document.querySelector(".site-header");
      return element !== null && (getComputedStyle(element).boxShadow !== "none") === wanted;
    }, visible);
    expect(await header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  }
  await close();
});
