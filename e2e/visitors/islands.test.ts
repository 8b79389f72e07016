import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import japanese from "../../site/locales/ja/contact.json";
import { localisedPath } from "../../content/model/pages/page-paths";
import { startedProduct } from "../product/started-product";
import { holdScript } from "../support/hold-script";
import { addressOf, openPage } from "../support/open-page";
import { scriptsAskedFor } from "../support/page-checks";
import { notePrinting } from "../support/printing";
import { visitor } from "../support/visitor";
import { wordsIn } from "../support/words";

/** Before any interaction a page loads boot alone, so many bytes. */
const bootBudget = 8 * 1024;
const island = (page: Page) => page.locator("[data-island]");
const total = (page: Page) => page.locator(".bill-sum b");

test("boot keeps to its budget, and pages name no other script", () => {
  const site = join(startedProduct().dataDir, "releases", "current", "site");
  const [boot = ""] = readdirSync(join(site, "scripts")).filter((name) => /^boot-[0-9a-f]{16}\.js$/.test(name));
  // As browsers get it.
  expect(statSync(join(site, "scripts", `${boot}.gz`)).size).toBeLessThanOrEqual(bootBudget);
  const pages = readdirSync(site, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".html") && !path.startsWith("page-data"),
  );
  const html = (path: string): string => readFileSync(join(site, path), "utf8");
  // Elsewhere the wait makes the first picture later.
  const waiting = pages.filter((path) => html(path).includes('blocking="render"'));
  expect(waiting.map((path) => path.replace(/(?:\/index)?\.html$/, "")).sort()).toEqual([
    "ja/sccj-events",
    "sccj-events",
  ]);
  const named = pages.flatMap((path) =>
    [...html(path).matchAll(/<script(?![^>]*ld\+json)[^>]*>/g)].map(([tag]) => tag),
  );
  expect([...new Set(named)].sort()).toEqual([
    // Of the events page, which is painted after it.
    `<script type="module" blocking="render" src="/scripts/${boot}" data-gatsby-head="true">`,
    `<script type="module" src="/scripts/${boot}">`,
  ]);
});

test("the calculator wakes when it comes near, and shows what the address says at once", async () => {
  const { page, faults, close } = await visitor({ width: 360 });
  await openPage(page, "/sccj-membership");
  expect(await scriptsAskedFor(page)).toEqual(["boot"]);
  await page.locator("#fee-calculator").scrollIntoViewIfNeeded();
  await page.locator("[data-island][data-awake]").waitFor();
  expect(await scriptsAskedFor(page)).toEqual(["boot", "membership", "rolldown-runtime", "shared"]);
  const standard = await total(page).innerText();
  await page.goto("/sccj-membership?tier=student");
  // React reads the address after it has hydrated the built bill, whose days are open.
  await page.locator("[data-day=known]").first().waitFor();
  expect(await total(page).innerText()).not.toBe(standard);
  expect(faults).toEqual([]);
  await close();
});

test.each(["en", "ja"] as const)("the calculator is as high before its days are known: %s", async (language) => {
  const { page, close } = await visitor({ language });
  for (const width of [320, 360, 390, 414, 480, 481, 768, 1024, 1280]) {
    await page.unrouteAll();
    const answer = await holdScript(page, "membership");
    await page.setViewportSize({ width, height: 800 });
    await page.goto(localisedPath(language, "/sccj-membership"));
    await page.evaluate(async () => void (await document.fonts.ready));
    const height = (): Promise<number> => island(page).evaluate((part) => part.getBoundingClientRect().height);
    const before = await height();
    answer();
    await page.locator("#fee-calculator").scrollIntoViewIfNeeded();
    await page.locator("[data-day=known]").first().waitFor();
    expect([width, await height()]).toEqual([width, before]);
  }
  await close();
});

test("an address whose query says nothing to the calculator does not wake it", async () => {
  const { page, close } = await visitor({ width: 360 });
  await openPage(page, "/sccj-membership?utm_source=mail");
  expect(await scriptsAskedFor(page)).toEqual(["boot"]);
  await close();
});

test.each([
  ["en", "/news/2099-01-01-not-built/any"],
  ["ja", "/ja/events/2099-01-01-not-built"],
] as const)("an item whose script is gone is not said to be loading: %s %s", async (language, path) => {
  const { page, close } = await visitor({ language });
  await page.route(/scripts\/items-/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(path);
  const { islandFailed, loading } = wordsIn(language).common;
  await page.getByRole("alert").getByText(islandFailed).waitFor();
  expect(await page.locator("main").innerText()).not.toContain(loading);
  expect(await page.locator("main a").count()).toBeGreaterThan(0);
  await close();
});

test.each(["/adminEvents", "/ja/adminEvents"])("a staff page whose script is gone says so: %s", async (path) => {
  const { page, close } = await visitor();
  await page.route("**/admin-app/shell.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(path);
  const said = page.locator("#admin").getByRole("alert");
  await said.waitFor();
  expect(await said.innerText()).toBe(await page.locator("#admin").getAttribute("data-failed"));
  expect(await page.locator("#admin [role=status]").count()).toBe(0);
  await close();
});

test("what is chosen in the calculator before React answers counts", async () => {
  const { page, faults, close } = await visitor();
  const answer = await holdScript(page, "membership");
  await page.goto("/sccj-membership");
  const standard = await total(page).innerText();
  await page.getByRole("radio", { name: "Student" }).check();
  await page.getByRole("combobox").selectOption("3");
  answer();
  await page.locator("[data-island][data-awake]").waitFor();
  await page.waitForFunction((before) => document.querySelector(".bill-sum b")?.textContent !== before, standard);
  expect(await page.getByRole("radio", { name: "Student" }).isChecked()).toBe(true);
  expect(await page.getByRole("combobox").inputValue()).toBe("3");
  const { searchParams } = await addressOf(page);
  expect(["tier", "years", "joined"].map((name) => searchParams.get(name))).toEqual(["student", "3", null]);
  expect(faults).toEqual([]);
  await close();
});

test.each(["click", "keyboard"] as const)(
  "the bill is copied and printed where its buttons were pressed before React answers: %s",
  async (by) => {
    const { page, faults, close } = await visitor({ language: "ja" });
    const answer = await holdScript(page, "membership");
    const printed = await notePrinting(page);
    await page.goto("/ja/sccj-membership");
    const { bill } = wordsIn("ja").membership;
    for (const name of [bill.copy, bill.print]) {
      const button = page.getByRole("button", { name, exact: true });
      await (by === "click" ? button.click() : button.press("Enter"));
    }
    answer();
    await printed();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/ja/sccj-membership?");
    await page.getByText(bill.copied).waitFor();
    expect(faults).toEqual([]);
    await close();
  },
);

test("what is typed into the contact form before React answers stays, and is sent", async () => {
  const { page, faults, close } = await visitor({ language: "ja" });
  const answer = await holdScript(page, "contact");
  await page.goto("/ja/sccj-contact");
  const message = page.getByRole("textbox", { name: japanese.fields.message });
  await message.fill("見積もりをお願いします。");
  // A press sends nothing by itself, and counts once React answers.
  await page.locator(".contact-form button[type=submit]").click();
  expect(await page.locator(".contact-notice").count()).toBe(0);
  answer();
  await page.locator(".contact-notice").getByText(japanese.problems.nameRequired).waitFor();
  expect((await addressOf(page)).pathname).toBe("/ja/sccj-contact");
  expect(await message.inputValue()).toBe("見積もりをお願いします。");
  expect(faults).toEqual([]);
  await close();
});

test.each([
  ["en", "/sccj-contact"],
  ["ja", "/ja/sccj-contact"],
] as const)("the contact form in sight is not awake until it is touched: %s %s", async (language, path) => {
  const { page, faults, close } = await visitor({ language });
  await openPage(page, path);
  await page.locator(".contact-form [type=submit]").scrollIntoViewIfNeeded();
  expect(await scriptsAskedFor(page)).toEqual(["boot"]);
  await page.locator("#contact-name").focus();
  await page.locator("[data-island][data-awake]").waitFor();
  expect(await scriptsAskedFor(page)).toEqual(["boot", "contact", "rolldown-runtime", "shared"]);
  expect(await page.locator("#contact-name").evaluate((field) => field === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
  await close();
});

test.each([
  ["en", "/sccj-contact"],
  ["ja", "/ja/sccj-membership"],
] as const)("a part whose script is gone keeps its HTML and says so: %s %s", async (language, path) => {
  const { page, close } = await visitor({ language });
  await page.route(/scripts\/(?:contact|membership)-/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(path);
  const sentence = wordsIn(language).common.islandFailed;
  const words = async (): Promise<string> => (await island(page).innerText()).replace(sentence, "").trim();
  const before = await words();
  await page.locator("#fee-calculator, .contact-form").first().scrollIntoViewIfNeeded();
  await page.locator("#contact-name, #fee-calculator select").first().focus();
  const said = page.getByRole("alert").getByText(sentence);
  await said.waitFor();
  expect(await words()).toBe(before);
  const { top, bottom } = await said.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  await close();
});
