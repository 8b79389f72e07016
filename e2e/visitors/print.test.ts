import type { Page } from "playwright-core";
import { languages, type Language } from "../../content/model/text/language";
import { openPage } from "../support/open-page";
import { comingEvent, pastEvent } from "../support/public-pages";
import { visitor, type Visitor } from "../support/visitor";

/** Windows as wide as A4 between its margins, for all pages of the file. */
const readers = new Map<Language, Visitor>();
beforeAll(async () => {
  for (const language of languages) readers.set(language, await visitor({ language, width: 700 }));
});

/** Opens a page, and notes what should not have happened from then on. */
async function open(language: Language, path: string): Promise<{ page: Page; faults: () => readonly string[] }> {
  const reader = readers.get(language);
  if (reader === undefined) throw new Error(`no reader of ${language}`);
  const { page, faults } = reader;
  const earlier = faults.length;
  await page.emulateMedia({ media: null });
  await openPage(page, path);
  return { page, faults: () => faults.slice(earlier) };
}

const printed = [
  ["en", "/sccj-events"],
  ["ja", "/ja/sccj-events"],
  ["en", "/sccj-membership"],
  ["ja", "/ja/sccj-membership"],
  ["en", "/news/2025-01-15-membership-plans/four-ways-to-become-a-member"],
  ["ja", "/ja/news/2025-01-15-membership-plans/four-ways-to-become-a-member"],
  ["en", `/events/${comingEvent}`],
  ["ja", `/ja/events/${comingEvent}`],
] as const;

test.each(printed)("on paper there is the whole text and nothing to click, %s %s", async (language, path) => {
  const { page, faults } = await open(language, path);
  await page.emulateMedia({ media: "print" });
  const { letterhead, clickable, hidden, words, wide } = await page.evaluate(() => {
    const shown = (element: Element): boolean => element.checkVisibility() && element.getClientRects().length > 0;
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    // An invitation to click is nothing for paper.
    const texts = all("main :is(h1, h2, h3, h4, .prose p, .prose li, time, dd, th, td)").filter(
      // The list of events is printed without the past ones.
      (element) => element.closest(".call-to-action, .event-section + .event-section") === null,
    );
    return {
      letterhead: all("header.site-header :is(img, .brand-name)").filter(shown).length,
      // Of the buttons of an event and of an article the address is printed.
      clickable: all("footer.site-footer, nav, button, .button:not(.article .button), summary, input, select")
        .filter(shown)
        .map((element) => element.outerHTML.slice(0, 90)),
      hidden: texts.filter((element) => !shown(element)).map((element) => element.textContent),
      words: texts.length,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  expect(words).toBeGreaterThan(8);
  expect(letterhead).toBe(2);
  expect(clickable).toEqual([]);
  expect(hidden).toEqual([]);
  expect(wide).toBe(0);
  expect(faults()).toEqual([]);
});

test.each(["/sccj-events", "/ja/sccj-events"])(
  "the list of events fits on a few sheets: upcoming ones, small pictures, no month without its event, %s",
  async (path) => {
    const { page } = await open("en", path);
    const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(6);
    await page.emulateMedia({ media: "print" });
    const { statuses, widest, months } = await page.evaluate(() => {
      const shown = [...document.querySelectorAll(".event-card")].filter((card) => card.checkVisibility());
      return {
        statuses: shown.map((card) => card.querySelector(".badge")?.className),
        widest: Math.max(...shown.map((card) => card.querySelector("img")?.getBoundingClientRect().width ?? 0)),
        months: [...document.querySelectorAll(".event-month > h3")].map((month) => getComputedStyle(month).breakAfter),
      };
    });
    expect(statuses.length).toBeGreaterThan(3);
    expect(statuses).not.toContain("badge badge-past");
    expect(widest).toBeLessThan(160);
    expect(new Set(months)).toEqual(new Set(["avoid"]));
  },
);

test.each(["", "/ja"].flatMap((below) => [comingEvent, pastEvent].map((id) => `${below}/events/${id}`)))(
  "an event is one sheet of A4, %s",
  async (path) => {
    const { page } = await open("en", path);
    const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    const addresses = await page
      .locator(".event-actions a.button")
      .evaluateAll((links) =>
        links.filter((link) => link.checkVisibility()).map((link) => getComputedStyle(link, "::after").content),
      );
    expect(addresses).toEqual(path.endsWith(comingEvent) ? [expect.stringContaining("https://forms.")] : []);
  },
);
