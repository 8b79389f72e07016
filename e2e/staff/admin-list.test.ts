import type { Page } from "playwright-core";
import english from "../../site/locales/en/admin.json";
import japanese from "../../site/locales/ja/admin.json";
import { axeFindings } from "../support/page-checks";
import { confirm, logIn } from "../support/staff";
import { visitor, type VisitorOptions } from "../support/visitor";

const words = { en: english, ja: japanese };

async function openAdmin(kind: "Events" | "News", options: VisitorOptions, height: number) {
  const staff = await visitor(options);
  const language = options.language ?? "en";
  await staff.page.setViewportSize({ width: options.width ?? 1280, height });
  await staff.page.goto(`${language === "ja" ? "/ja" : ""}/admin${kind}`);
  await logIn(staff.page, language, undefined, "Hana");
  await staff.page.getByRole("search").waitFor();
  await staff.page.getByRole("article").nth(4).waitFor();
  return staff;
}

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? "");

test.each([
  ["Events", "en", 1280, 800, 1],
  ["Events", "ja", 1280, 800, 1],
  ["Events", "en", 360, 740, 2],
  ["Events", "ja", 360, 740, 2],
  ["News", "en", 1280, 800, 1],
  ["News", "ja", 360, 740, 2],
] as const)(
  "%s, %s, %i x %i: the fifth item's Edit is within %i screens, and nothing of the public pages is in the way",
  async (kind, language, width, height, screens) => {
    const { page, faults, close } = await openAdmin(kind, { language, width }, height);
    const all = words[language];
    const edit = page.getByRole("article").nth(4).getByRole("button", { name: all.list.edit, exact: true });
    const box = await edit.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(height * screens);
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    expect(await page.getByRole("navigation", { name: all.navigation.label }).count()).toBe(1);
    expect(await page.getByRole("banner").getByRole("link").first().getAttribute("href")).toBe(
      language === "ja" ? "/ja" : "/",
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  },
);

test("the form opens and closes from the keyboard, and each row's text and other actions unfold below it", async () => {
  const { page, faults, close } = await openAdmin("Events", {}, 800);
  const opener = page.getByRole("button", { name: english.events.newButton, exact: true });
  const heading = page.getByRole("heading", { name: english.events.addHeading, exact: true });
  expect(await heading.count()).toBe(0);
  await opener.focus();
  await page.keyboard.press("Enter");
  await heading.waitFor();
  expect(await opener.getAttribute("aria-expanded")).toBe("true");
  await page.waitForFunction((words) => document.activeElement?.textContent === words, english.events.addHeading);
  expect(new URL(await page.evaluate(() => window.location.href)).search).toBe("?new");
  // Back closes it, as on a phone.
  await page.goBack();
  await heading.waitFor({ state: "detached" });
  expect(await focused(page)).toBe(english.events.newButton);
  expect(await opener.getAttribute("aria-expanded")).toBe("false");

  // What was typed is never out of sight: closing asks, and the list then offers it.
  await opener.click();
  await page.getByRole("textbox", { name: /^Title \(English\)/ }).fill("Half an idea");
  await page.getByRole("button", { name: english.form.close, exact: true }).click();
  await confirm(page, "You have unsaved text of “Half an idea (new)”.", english.form.close);
  await heading.waitFor({ state: "detached" });
  const notice = page.getByRole("region", { name: english.drafts.heading });
  await notice.getByText("Half an idea").waitFor();
  await page.reload();
  await heading.waitFor();
  await notice.getByRole("button", { name: english.drafts.discard, exact: true }).click();
  await confirm(page, english.drafts.confirmDiscard, english.drafts.discard);
  await notice.waitFor({ state: "detached" });

  const row = page.getByRole("article").first();
  const more = row.getByRole("button", { name: english.list.details, exact: true });
  const { edit, copy, delete: remove } = english.list;
  expect(await row.getByRole("button").allInnerTexts()).toEqual([edit, copy, remove, english.list.details]);
  await more.focus();
  await page.keyboard.press("Enter");
  expect(await more.getAttribute("aria-expanded")).toBe("true");
  expect(await row.getByRole("button", { name: english.list.delete, exact: true }).count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});

test.each([
  ["en", 1280, 800],
  ["ja", 360, 740],
] as const)(
  "%s, %i x %i: a session that ended while the list was read shows the login box, with the focus and the reason",
  async (language, width, height) => {
    const { page, context, close } = await openAdmin("Events", { language, width }, height);
    const all = words[language];
    const last = page.getByRole("article").last();
    const more = last.getByRole("button", { name: all.list.details, exact: true });
    if ((await more.count()) > 0) await more.click();
    await context.clearCookies();
    await last.getByRole("button", { name: all.list.delete, exact: true }).click();
    await confirm(page, all.events.confirmDelete, all.list.delete);
    await page.getByRole("alertdialog").getByRole("button", { name: all.dialog.ok, exact: true }).click();
    const password = page.getByLabel(all.login.password);
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
    // What a screen reader says with the field.
    const reason = await password.evaluate(
      (field) => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent,
    );
    expect(reason).toBe(all.login.keptText);
    const inSight = await page.locator(".adm-login").evaluate((box) => {
      const { top, bottom } = box.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
    expect(inSight).toBe(true);
    await close();
  },
);
