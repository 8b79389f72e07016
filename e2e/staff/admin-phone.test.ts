import type { Page } from "playwright-core";
import { adminPaths } from "../../content/model/pages/admin-paths";
import english from "../../site/locales/en/admin.json";
import japanese from "../../site/locales/ja/admin.json";
import inboxEnglish from "../../site/locales/en/adminInquiries.json";
import inboxJapanese from "../../site/locales/ja/adminInquiries.json";
import { ask } from "../product/ask";
import { focusOf, scrollAtOnce } from "../support/focus";
import { openInbox } from "../support/inbox";
import { axeFindings } from "../support/page-checks";
import { logIn } from "../support/staff";
import { visitor } from "../support/visitor";

const texts = {
  en: { words: english, inbox: inboxEnglish, below: "" },
  ja: { words: japanese, inbox: inboxJapanese, below: "/ja" },
} as const;

async function openPhone(language: "en" | "ja", path: string) {
  const staff = await visitor({ language, width: 360 });
  await staff.page.setViewportSize({ width: 360, height: 640 });
  await staff.page.goto(`${texts[language].below}${path}`);
  await logIn(staff.page, language);
  await staff.page.getByRole("button", { name: texts[language].words.session.logout, exact: true }).waitFor();
  return staff;
}

const isWide = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test.each(["en", "ja"] as const)(
  "the links between the pages are one row, with the current one in it and each to be reached by keyboard: %s",
  async (language) => {
    const { words, below } = texts[language];
    const { page, faults, close } = await openPhone(language, adminPaths.start);
    const navigation = page.getByRole("navigation", { name: words.navigation.label });
    const row = navigation.getByRole("list");
    for (const path of Object.values(adminPaths)) {
      await page.goto(below + path);
      await navigation.waitFor();
      const current = navigation.locator("[aria-current=page]");
      const [link, bar] = [await current.boundingBox(), await row.boundingBox()];
      expect(bar?.height).toBeLessThan(64);
      // With the title of the page and Logout, which come with the session.
      await page.getByRole("button", { name: words.session.logout, exact: true }).waitFor();
      expect((await page.locator(".adm-header").boundingBox())?.height).toBeLessThanOrEqual(110);
      expect(link?.x).toBeGreaterThanOrEqual(bar?.x ?? NaN);
      expect((link?.x ?? NaN) + (link?.width ?? NaN)).toBeLessThanOrEqual((bar?.x ?? NaN) + (bar?.width ?? NaN));
      expect(link?.height).toBeGreaterThanOrEqual(44);
      expect(await isWide(page)).toBe(false);
    }
    // There is more than fits; Tab brings each link into the row.
    expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
    await navigation.getByRole("link").first().focus();
    for (const [at, link] of (await navigation.getByRole("link").all()).entries()) {
      if (at > 0) await page.keyboard.press("Tab");
      const isInRow = await link.evaluate((element) => {
        const [own, list] = [element, element.closest("ul") ?? element].map((each) => each.getBoundingClientRect());
        return own !== undefined && list !== undefined && own.left >= list.left - 1 && own.right <= list.right + 1;
      });
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      expect([await link.textContent(), isInRow]).toEqual([await link.textContent(), true]);
    }
    expect(await axeFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  },
);

test.each(["en", "ja"] as const)(
  "the first inquiry is on the first screen of a phone; what is rarely needed is folded or below the list: %s",
  async (language) => {
    const { inbox: words } = texts[language];
    for (const name of ["Phone One", "Phone Two"]) {
      const template_params = { name, email: "phone@example.org", inquiryType: "General", message: "Hello" };
      const answer = await ask("/api/contact", {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Sec-Fetch-Site": "same-origin",
          "X-Forwarded-For": language === "en" ? "198.51.100.81" : "198.51.100.82",
        },
        body: JSON.stringify({
          service_id: "",
          template_id: "",
          user_id: "",
          template_params: { company: "", contact: "", ...template_params },
        }),
      });
      expect(answer.status).toBe(200);
    }
    const { page, faults, close } = await openPhone(language, adminPaths.inquiries);
    const cards = page.getByRole("article");
    await cards.nth(1).waitFor();
    const title = await cards.first().getByRole("heading").boundingBox();
    expect((title?.y ?? NaN) + (title?.height ?? NaN)).toBeLessThanOrEqual(640);
    expect(await page.getByText(words.hint).isVisible()).toBe(false);
    await page.getByText(words.about, { exact: true }).click();
    expect(await page.getByText(words.hint).isVisible()).toBe(true);
    const deleteAll = page.getByRole("button", { name: new RegExp(words.select.deleteAll.replace("{count}", "\\d+")) });
    const [button, last] = [await deleteAll.boundingBox(), await cards.last().boundingBox()];
    expect(button?.y).toBeGreaterThanOrEqual((last?.y ?? NaN) + (last?.height ?? NaN));
    expect(await isWide(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
    // Nothing stays for other tests, which share the inbox.
    const inbox = await openInbox();
    for (const { _id, email } of await inbox.list())
      if (email === "phone@example.org") expect(await inbox.remove(_id)).toBe(200);
  },
);

/** Names of the controls of a form that its sticky buttons cover once a script has focused them where the window ends. */
async function coveredAtFocus(page: Page): Promise<string[]> {
  await scrollAtOnce(page);
  const controls = page.locator(".adm-fields :is(a, button, input, select, summary, textarea):visible");
  const covered: string[] = [];
  for (let index = 0; index < (await controls.count()); index += 1) {
    await controls.nth(index).evaluate((control: HTMLElement) => {
      control.blur();
      window.scrollBy(0, control.getBoundingClientRect().bottom - innerHeight + 4);
      control.focus();
    });
    const focus = await focusOf(page);
    if (focus?.inSight === false) covered.push(focus.words);
  }
  return covered;
}

test.each(["en", "ja"] as const)(
  "what has the focus in a form with unsaved text is above its buttons, and so is what opens below it: %s",
  async (language) => {
    const { words } = texts[language];
    const { page, faults, close } = await openPhone(language, `${adminPaths.events}?new`);
    await page.setViewportSize({ width: 360, height: 740 });
    const radio = page.getByRole("radio", { name: words.publication.choices.at, exact: true });
    await radio.check();
    const ends = page.getByRole("checkbox", { name: words.publication.end, exact: true });
    const hasFocus = (): Promise<boolean> => ends.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 20 && !(await hasFocus()); presses += 1) {
      await page.keyboard.press("Tab");
      expect(await focusOf(page)).toMatchObject({ inSight: true });
    }
    await page.keyboard.press("Space");
    const day = page.getByLabel(words.dates.day, { exact: true }).last();
    const [field, buttons] = [await day.boundingBox(), await page.locator(".adm-form-actions").boundingBox()];
    expect((field?.y ?? NaN) + (field?.height ?? NaN)).toBeLessThanOrEqual(buttons?.y ?? NaN);
    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      expect(await coveredAtFocus(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await close();
  },
);
