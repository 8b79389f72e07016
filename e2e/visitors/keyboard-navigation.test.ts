import type { Locator, Page } from "playwright-core";
import { languages, type Language } from "../../content/model/text/language";
import { createRoutes } from "../../site/routes";
import { openPage, patiently } from "../support/open-page";
import { visitor } from "../support/visitor";
import { wordsIn } from "../support/words";

const routes = createRoutes("sccj");

/** The words of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");
const expanded = (button: Locator): Promise<string | null> => button.getAttribute("aria-expanded");

async function press(page: Page, ...keys: string[]): Promise<string> {
  for (const key of keys) await page.keyboard.press(key);
  return focused(page);
}

describe.each(languages)("by keyboard in %s", (language: Language) => {
  const { nav, menu, skipToContent, language: switchWords } = wordsIn(language).common;
  const other: Language = language === "en" ? "ja" : "en";
  const ownName = { en: "English", ja: "日本語" };

  test("skip link, both dropdowns, language switch", async () => {
    const { page, faults, close } = await visitor({ language });
    await openPage(page, routes.page(language, "news"));
    const header = page.locator(".site-header");
    const button = (label: string): Locator => header.getByRole("button", { name: label, exact: true });

    expect(await press(page, "Tab")).toBe(skipToContent);
    expect((await page.locator(".skip-link").boundingBox())?.y).toBeGreaterThan(0);
    await press(page, "Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(await page.evaluate(() => location.hash)).toBe("#main");

    // No roles of menus: a button that says whether its list is open, and links.
    expect(await header.locator("[role=menu], [role=menuitem], [aria-haspopup]").count()).toBe(0);
    for (const [label, links] of [
      [nav.aboutUs, [nav.about, nav.president, nav.officeholders]],
      [nav.membership, [nav.whyJoin, nav.plans, nav.directory]],
    ] as const) {
      await button(label).focus();
      expect(await expanded(button(label))).toBe("false");
      // Closed, its links are no stops of the Tab key.
      expect(links).not.toContain(await press(page, "Tab"));
      await press(page, "Shift+Tab", "Enter");
      expect(await expanded(button(label))).toBe("true");
      for (const link of links) expect(await press(page, "Tab")).toBe(link);
      expect(await press(page, "Escape")).toBe(label);
      expect(await expanded(button(label))).toBe("false");
      await press(page, "Space");
      expect(await expanded(button(label))).toBe("true");
      // Tab leaves it behind the last link, and it closes.
      await press(page, ...links.map(() => "Tab"), "Tab");
      expect(await expanded(button(label))).toBe("false");
    }

    const languageSwitch = header.getByRole("navigation", { name: switchWords.label });
    const link = languageSwitch.getByRole("link", { name: ownName[other], exact: true });
    expect([await link.getAttribute("lang"), await link.getAttribute("hreflang")]).toEqual([other, other]);
    expect(await languageSwitch.locator("[aria-current]").innerText()).toBe(ownName[language]);
    await button(nav.aboutUs).focus();
    await press(page, "Enter", "Tab", "Tab");
    await patiently(page, async () => {
      await page.keyboard.press("Enter");
      await page.waitForURL(`**${routes.page(language, "president")}`);
    });
    expect(await expanded(button(nav.aboutUs))).toBe("false");
    await link.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${routes.page(other, "president")}`);
    await page.locator(`html[lang=${other}]`).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  test("the hamburger at 360 px: groups open by key and by touch, Escape gives the focus back, following a link closes it", async () => {
    const { page, faults, close } = await visitor({ language, width: 360, touch: true });
    await openPage(page, routes.page(language, "news"));
    const header = page.locator(".site-header");
    const button = (label: string): Locator => header.getByRole("button", { name: label, exact: true });
    const hamburger = header.locator(".menu-button");
    const list = header.getByRole("navigation", { name: nav.label });
    const plans = header.getByRole("link", { name: nav.plans, exact: true });

    expect([await hamburger.innerText(), await expanded(hamburger)]).toEqual([menu.open, "false"]);
    expect(await list.isVisible()).toBe(false);
    await hamburger.focus();
    await press(page, "Enter");
    expect([await hamburger.innerText(), await expanded(hamburger)]).toEqual([menu.close, "true"]);
    expect(await list.isVisible()).toBe(true);
    await button(nav.membership).focus();
    await press(page, "Enter");
    expect(await expanded(button(nav.membership))).toBe("true");
    expect(await plans.isVisible()).toBe(true);
    // The group first, then the menu.
    expect(await press(page, "Tab", "Escape")).toBe(nav.membership);
    expect([await expanded(button(nav.membership)), await list.isVisible()]).toEqual(["false", true]);
    expect((await press(page, "Escape")).trim()).toBe(menu.open);
    expect(await list.isVisible()).toBe(false);

    await hamburger.tap();
    await button(nav.aboutUs).tap();
    expect(await expanded(button(nav.aboutUs))).toBe("true");
    await button(nav.aboutUs).tap();
    expect(await expanded(button(nav.aboutUs))).toBe("false");
    await button(nav.membership).tap();
    await plans.tap();
    await page.waitForURL(`**${routes.page(language, "membership")}#membership-plans`);
    expect(await list.isVisible()).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });
});
