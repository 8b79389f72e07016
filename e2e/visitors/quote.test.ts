import type { Page } from "playwright-core";
import { visitor } from "../support/visitor";
import { visitorOn } from "../support/visitor-on";
import { addressOf, openPage } from "../support/open-page";
import { wordsIn } from "../support/words";

const languages = [
  ["en", "/sccj-membership"],
  ["ja", "/ja/sccj-membership"],
] as const;
const query = "?tier=corporate&size=Enterprise&years=3&joined=2026-12-15";
const awake = (page: Page) => page.locator("[data-island=membership][data-awake]").waitFor();
const pagesOf = (pdf: Buffer): number => [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length;

test.each(languages)("a calculation is printed as a quotation of one page: %s %s", async (language, path) => {
  // The longest there is: every discount of the promotion, between the widest margins of a print dialogue.
  const { page, faults, close } = await visitorOn("2025-12-20", language);
  const query = "?tier=corporate&size=Enterprise&years=5&founding60=yes&joined=2025-12-28";
  await openPage(page, `${path + query}&sent=yes#first-bill`);
  // The island is there before its first effect has read the address.
  await page.locator(".quote-head").waitFor({ state: "attached" });
  const margin = { top: "20mm", bottom: "20mm", left: "20mm", right: "20mm" };
  expect(pagesOf(await page.pdf({ format: "A4", margin }))).toBe(1);
  await page.emulateMedia({ media: "print" });
  const { quote } = wordsIn(language).membership;
  expect(await page.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
    quote.heading,
    language === "ja" ? "重要事項" : "Important terms",
  ]);
  const paper = await page.locator("main").innerText();
  expect(paper).not.toContain(wordsIn(language).membership.bill.sent);
  for (const text of [quote.madeOn, quote.validUntil, quote.note, "info@sccj.example", "100-0005", path + query])
    expect(paper).toContain(text);
  expect(faults).toEqual([]);
  await close();
});

test.each(languages)(
  "the copied address opens at the bill, and says that it was sent: %s %s",
  async (language, path) => {
    const { page, faults, close } = await visitor({ language, width: 360 });
    const { bill } = wordsIn(language).membership;
    await openPage(page, path + query);
    await awake(page);
    await page.getByRole("button", { name: bill.copy }).click();
    await page.getByRole("status").getByText(bill.copied).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await openPage(page, copied);
    const sent = page.getByText(bill.sent);
    await sent.waitFor();
    // The page scrolls there smoothly (R2.7).
    await page.waitForFunction(() => {
      const below = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
      const top = document.querySelector("#first-bill")?.getBoundingClientRect().top ?? 0;
      return top >= below && top < below + 60;
    });
    await page.getByRole("combobox").selectOption("5");
    await sent.waitFor({ state: "detached" });
    expect((await addressOf(page)).searchParams.get("sent")).toBeNull();
    expect(faults).toEqual([]);
    await close();
  },
);

test.each(languages)("on a phone the bar with the total covers nothing of the bill: %s %s", async (language, path) => {
  const { page, faults, close } = await visitor({ language, width: 360 });
  await openPage(page, path + query);
  await awake(page);
  await page.locator(".bill-bar").waitFor();
  const covered = await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = "auto";
    const bar = document.querySelector(".bill-bar");
    return [...document.querySelectorAll<HTMLElement>(".bill *")].flatMap((part) => {
      if (!part.checkVisibility() || part.textContent.trim() === "") return [];
      part.scrollIntoView({ block: "end" });
      const below = part.getBoundingClientRect();
      const above = bar?.getBoundingClientRect();
      return above && above.height > 0 && above.top < below.bottom && above.bottom > below.top
        ? [part.textContent]
        : [];
    });
  });
  expect(covered).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});

test("a plan's card keeps years and day, and jumps to the calculator of the same page", async () => {
  const { page, faults, close } = await visitor();
  await openPage(page, `/sccj-membership${query}`);
  await awake(page);
  const mark = "data-same-page";
  await page.evaluate((name) => document.body.setAttribute(name, ""), mark);
  await page.locator(".plan[data-tier=student] .plan-more a").click();
  await page.getByRole("radio", { name: "Student" }).and(page.locator(":checked")).waitFor();
  expect(await page.locator(`body[${mark}]`).count()).toBe(1);
  const { search, hash } = await addressOf(page);
  expect(search + hash).toBe("?tier=student&years=3&joined=2026-12-15#fee-calculator");
  expect(await page.getByRole("combobox").inputValue()).toBe("3");
  expect(await page.locator("input[type=date]").inputValue()).toBe("2026-12-15");
  await page.waitForFunction(
    () => Math.abs(document.querySelector(".calculator")?.getBoundingClientRect().top ?? 999) < 150,
  );
  expect(faults).toEqual([]);
  await close();
});
