import type { Locator, Page } from "playwright-core";
import { languages, type Language } from "../../content/model/text/language";
import type { MembershipPlans } from "../../content/model/collections/membership-plan";
import type { DirectoryPage } from "../../content/model/collections/pages/directory-page";
import { createRoutes } from "../../site/routes";
import { contentOf } from "../product/content-of";
import { focusOf, scrollAtOnce } from "../support/focus";
import { openFrozen, rendered } from "../support/frozen-time";
import { addressOf, openPage, reloadPage } from "../support/open-page";
import { visitor } from "../support/visitor";
import { filled, wordsIn } from "../support/words";

const routes = createRoutes("sccj");

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
const focused = async (page: Page): Promise<string> => (await focusOf(page))?.words ?? "";

describe.each(languages)("by keyboard in %s", (language: Language) => {
  const { home, directory, membership } = wordsIn(language);

  test("the carousel: pause first, then arrows and dots; what is chosen is told", async () => {
    const { page, faults, close } = await visitor({ language });
    await openPage(page, routes.page(language, "home"));
    const hero = page.getByRole("region", { name: home.carousel.label });
    const show = (position: number): string => filled(home.carousel.show, { position, of: 3 });
    const told = hero.locator("[aria-live=polite]");
    // From the last stop of the header straight to the pause control.
    await page.locator(".site-header a").last().focus();
    await press(page, "Tab");
    expect(await focused(page)).toBe(home.motion.pictures.pause);
    await press(page, "Enter");
    expect(await focused(page)).toBe(home.motion.pictures.play);
    const stops = [home.carousel.previous, show(1), show(2), show(3), home.carousel.next];
    for (const stop of stops) {
      await press(page, "Tab");
      expect(await focused(page)).toBe(stop);
    }
    await press(page, "Enter");
    expect(await told.textContent()).toBe(filled(home.carousel.panel, { position: 2, of: 3 }));
    await press(page, "Shift+Tab", "Space");
    expect(await told.textContent()).toBe(filled(home.carousel.panel, { position: 3, of: 3 }));
    expect(await hero.locator("[aria-current=true]").textContent()).toBe(show(3));
    // Who swipes or scrolls the row of panels is followed once it rests; it is on its way by now.
    await page.waitForFunction(() => (document.querySelector(".hero-track")?.scrollLeft ?? 0) > 0);
    await hero.locator(".hero-track").evaluate((track) => track.scrollTo({ left: 0 }));
    await hero.locator(`[aria-current=true]:has-text("${show(1)}")`).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  test("the gallery: an arrow shows the next picture, which is told", async () => {
    const { page, faults, close } = await visitor({ language });
    // It moves by itself otherwise, before the key arrives on a busy machine.
    await openFrozen(page, routes.page(language, "home"));
    const gallery = page.locator(".gallery .slideshow");
    const live = (): Promise<string | null> => gallery.locator(".slides").getAttribute("aria-live");
    expect(await live()).toBe("off");
    await gallery.getByRole("button", { name: home.carousel.next }).focus();
    await press(page, "Enter");
    await rendered(page);
    expect(await live()).toBe("polite");
    expect(await gallery.locator(".panel-counter").innerText()).toBe("2 / 9");
    expect(faults).toEqual([]);
    await close();
  });

  test("the directory: arrow keys between the tabs, a disabled tab that says so, a search that counts, folds and may find nothing", async () => {
    const { individualNote } = contentOf<DirectoryPage>("pages/directory.yml", language);
    const { page, faults, close } = await visitor({ language });
    await openPage(page, routes.page(language, "directory"));
    const tab = (name: string): Locator => page.getByRole("tab", { name, exact: true });
    const [corporate, individual] = [tab(directory.tabs.corporate), tab(directory.tabs.individual)];
    const field = page.getByRole("searchbox", { name: directory.search.label });
    const cards = page.locator(".company-card h2:visible");
    const status = page.locator(".directory-bar [role=status]");
    const counted = (count: number): string => filled(directory.showing, { count, total: 13 });

    expect([await corporate.getAttribute("aria-selected"), await status.innerText()]).toEqual(["true", counted(13)]);
    expect(await cards.count()).toBe(13);
    await corporate.focus();
    const { corporate: first, individual: last } = directory.tabs;
    for (const [key, reached] of [
      ["ArrowRight", last],
      ["ArrowRight", first],
      ["End", last],
      ["Home", first],
      ["ArrowLeft", last],
    ] as const) {
      await press(page, key);
      expect([key, await focused(page)]).toEqual([key, reached]);
    }
    expect(await individual.getAttribute("aria-disabled")).toBe("true");
    expect(await page.locator(`#${(await individual.getAttribute("aria-describedby")) ?? ""}`).innerText()).toBe(
      individualNote,
    );
    expect(await individual.evaluate((element) => getComputedStyle(element).cursor)).toBe("not-allowed");
    await press(page, "Enter");
    expect([await corporate.getAttribute("aria-selected"), await individual.getAttribute("aria-selected")]).toEqual([
      "true",
      "false",
    ]);

    await corporate.focus();
    await press(page, "Tab");
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    const searches: readonly (readonly [search: string, names: readonly string[][], described?: readonly string[]])[] =
      [
        ["kopi", [["Kopiya", "コピ屋"]]],
        ["KOPI", [["Kopiya", "コピ屋"]]],
        ["ｋｏｐｉ", [["Kopiya", "コピ屋"]]],
        ["ｺﾋﾟ", [["Kopiya", "コピ屋"]]],
        ["こぴや", [["Kopiya", "コピ屋"]]],
        ["コピ屋", [["Kopiya", "コピ屋"]]],
        ["ｼﾞｬﾊﾟﾝﾄﾗﾍﾞﾙ", [["Japan Travel", "ジャパントラベル"]]],
        ["じゃぱん", [["Japan Travel", "ジャパントラベル"]]],
        // No word of "Software for the management of shared buildings".
        ["soft", [["Toursoft", "ツアーソフト"]]],
        ["coffee", [], language === "en" ? ["Kopiya"] : []],
        ["投資", [], language === "en" ? [] : ["テマセク"]],
        ["MI", [["Minim", "ミニム"]]],
        ["nobody at all", []],
      ];
    for (const [search, names, described = []] of searches) {
      await field.fill("");
      await page.keyboard.insertText(search);
      const found = names.map(([inEnglish, inJapanese]) => (language === "en" ? inEnglish : inJapanese));
      expect([search, await cards.allInnerTexts()]).toEqual([search, [...found, ...described]]);
      expect(await status.innerText()).toBe(counted(found.length));
      await press(page, "Enter");
      const { pathname, searchParams } = await addressOf(page);
      expect([pathname, ...searchParams]).toEqual([routes.page(language, "directory"), ["q", search]]);
    }
    const empty = page.locator(".directory-empty");
    expect(await empty.innerText()).toContain(directory.empty.title);
    expect(await empty.innerText()).toContain(directory.empty.hint);
    await press(page, "Tab");
    expect(await focused(page)).toBe(directory.empty.showAll);
    await press(page, "Enter");
    expect([await status.innerText(), await cards.count()]).toEqual([counted(13), 13]);
    expect((await addressOf(page)).search).toBe("");
    // The button was removed; the focus continues from the field, not from the top of the page.
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.insertText("kopi");
    await corporate.focus();
    await press(page, "Enter");
    expect([await field.inputValue(), await status.innerText()]).toEqual(["", counted(13)]);
    await field.focus();
    await press(page, "Tab", "Enter");
    await page.waitForURL(`**${routes.company(language, "")}*`);
    expect(faults).toEqual([]);
    await close();
  });

  test("the fee calculator: filled in by keys, kept in the address, the same after a reload and on paper", async () => {
    const { page, faults, close } = await visitor({ language });
    // Signing up in the promotion: its discounts belong to the visitor's today.
    await page.clock.setFixedTime("2025-05-15T10:00:00+09:00");
    await openPage(page, routes.page(language, "membership"));
    await scrollAtOnce(page);
    const { promotion } = contentOf<MembershipPlans>("plans.yml", language);
    const form = page.locator(".choice");
    const bill = page.locator(".bill");
    const query = async (): Promise<string> => decodeURIComponent((await addressOf(page)).search);
    const total = bill.locator(".bill-total b");
    const amount = (yen: string): string => (language === "ja" ? `${yen}円` : `¥${yen}`);

    await form.locator("[name=joined]").fill("2025-05-15");
    await form.locator("[name=tier][value=corporate]").focus();
    await press(page, "ArrowDown");
    expect(await query()).toBe("?tier=associate&size=SMB&years=1&joined=2025-05-15");
    await press(page, "Tab", "ArrowUp");
    expect(await query()).toContain("size=Enterprise");
    await press(page, "Tab", "Space", "Tab");
    // Each of the three: the plan, its size, one of the Founding 60; then the years.
    await press(page, "ArrowDown", "ArrowDown");
    expect(await query()).toBe("?tier=associate&size=Enterprise&years=3&founding60=yes&joined=2025-05-15");
    // One of three years is free, 30 % off the other two, no application fee, 10 % tax.
    expect(await total.innerText()).toBe(amount("770,000"));
    expect(await bill.locator("time").getAttribute("datetime")).toBe("2028-06-30");
    const lines = await bill.locator("tr").allInnerTexts();

    await form.locator("button[type=submit]").focus();
    await press(page, "Enter");
    expect(await bill.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await focusOf(page))?.inSight).toBe(true);

    const address = await addressOf(page);
    await reloadPage(page);
    expect(await addressOf(page)).toEqual(address);
    expect(await bill.locator("tr").allInnerTexts()).toEqual(lines);
    expect(await form.locator("[name=years]").inputValue()).toBe("3");
    expect(await form.locator("[name=founding60]").isChecked()).toBe(true);

    // Without a joining day there is no bill, and the field says what is missing.
    await form.locator("[name=joined]").fill("");
    expect(await form.locator(".choice-error").innerText()).toBe(membership.choice.joinedOnMissing);
    expect(await form.locator("[name=joined]").getAttribute("aria-invalid")).toBe("true");
    expect(await total.count()).toBe(0);
    await form.locator("[name=joined]").fill("2025-05-15");

    await page.evaluate(() => {
      Object.assign(window, { prints: 0, print: () => Object.assign(window, { prints: 1 }) });
    });
    await bill.getByRole("button", { name: membership.bill.print, exact: true }).focus();
    await press(page, "Enter");
    expect(await page.evaluate(() => (window as unknown as { prints: number }).prints)).toBe(1);
    await page.emulateMedia({ media: "print" });
    expect(await bill.locator("tr").allInnerTexts()).toEqual(lines);
    expect([await form.isVisible(), await page.locator(".site-nav").isVisible()]).toEqual([false, false]);
    expect(await bill.locator(".bill-choice").innerText()).toContain(promotion?.founding?.name);
    expect(faults).toEqual([]);
    await close();
  });
});
