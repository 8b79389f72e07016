import type { Page } from "playwright-core";
import { visitorOn } from "../support/visitor-on";
import { openPage } from "../support/open-page";
import { wordsIn } from "../support/words";

const event = "2026-12-10-year-end-networking-night";

const linksOfPanel = (page: Page, panel: number): Promise<(string | null)[]> =>
  page
    .locator(".hero-panel")
    .nth(panel)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

// [language, prefix, day, what a founder gets, where panel three leads]
test.each([
  ["en", "", "2025-12-31", /^Founding members get one year free/, "https://forms.sccj.example/events"],
  ["en", "", "2026-01-01", /^Founding members get a number from 1 to 60/, "https://forms.sccj.example/events"],
  ["ja", "/ja", "2026-12-04", /^創設会員には、1から60まで/, "https://forms.sccj.example/events"],
  ["ja", "/ja", "2026-12-05", /^創設会員には、1から60まで/, "/ja/sccj-events"],
  ["en", "", "2026-12-05", /^Founding members get a number from 1 to 60/, "/sccj-events"],
] as const)("home in %s%s on %s offers what is still to be had", async (language, prefix, day, benefit, leadsTo) => {
  const { page, faults, close } = await visitorOn(day, language);
  await openPage(page, `${prefix}/`);
  expect(await page.locator(".hero-panel-red .hero-text:visible").allInnerTexts()).toEqual([
    expect.stringMatching(benefit),
  ]);
  expect(await linksOfPanel(page, 2)).toEqual([leadsTo]);
  expect(faults).toEqual([]);
  await close();
});

// [language, path, what the card says of price, last day to register, and that it has closed]
test.each([
  [
    "en",
    "/sccj-events",
    "Members\u00a0¥6,000 / guests\u00a0¥8,000",
    "Register by Fri, Dec 4, 2026",
    "Registration closed on Fri, Dec 4, 2026",
  ],
  [
    "ja",
    "/ja/sccj-events",
    "会員6,000円、一般8,000円",
    "申込締切：2026年12月4日（金）",
    "2026年12月4日（金）に申し込みを締め切りました",
  ],
] as const)(
  "a card closes its button on the day after the last day to register: %s %s",
  async (language, path, ...said) => {
    const [price, open, closed] = said;
    for (const [day, deadline, buttons] of [
      ["2026-12-04", open, 1],
      ["2026-12-05", closed, 0],
      ["2026-12-10", closed, 0],
    ] as const) {
      const { page, faults, close } = await visitorOn(day, language);
      await openPage(page, path);
      const card = page.locator(`[id="${event}"]`);
      await card.locator(".badges .badge:visible").waitFor();
      expect(await card.locator(".event-facts dd").allInnerTexts()).toContain(price);
      expect(await card.locator(".event-card-actions p:visible").allInnerTexts()).toEqual([deadline]);
      expect(await card.locator("a.button:visible").count()).toBe(buttons);
      expect(faults).toEqual([]);
      await close();
    }
  },
);

test.each([
  ["en", "/sccj-events"],
  ["ja", "/ja/sccj-events"],
] as const)("on the day after an event its card has no button any more: %s %s", async (language, path) => {
  const { learnMore, status } = wordsIn(language).items;
  for (const [day, badge, classes] of [
    ["2026-12-04", status.upcoming, "button button-primary"],
    ["2026-12-11", status.past, "plain-link"],
  ] as const) {
    const { page, faults, close } = await visitorOn(day, language);
    await openPage(page, path);
    const card = page.locator(`[id="${event}"]`);
    await card.locator(".badges").getByText(badge).waitFor();
    const link = card.locator(".event-card-actions a[target=_blank]:visible");
    expect(await link.getAttribute("class")).toBe(classes);
    if (classes === "plain-link") expect(await link.innerText()).toContain(learnMore);
    expect(faults).toEqual([]);
    await close();
  }
});
