import type { Page } from "playwright-core";
import type { EventAnswer } from "../../content/model/api/answers";
import { localisedPath } from "../../content/model/pages/page-paths";
import { languages } from "../../content/model/text/language";
import { shiftDates } from "../product/clock";
import { goBack, openPage, reloadPage } from "../support/open-page";
import { fontsReady, inOwnType, showInOneType } from "../support/page-type";
import { jumps, scriptsAskedFor, watchShifts } from "../support/page-checks";
import { visitor, type Visitor, type VisitorOptions } from "../support/visitor";
import { wordsIn } from "../support/words";

const dayMs = 86_400_000;
const weekend = "2026-11-20-food-and-design-weekend";
const founding = "2024-09-19-founding-evening";
const morning = "2026-12-03-kopi-morning";

/** A visitor whose day is so many days after the build's, 2026-11-21. */
async function visitorAfter(days: number, options: VisitorOptions): Promise<Visitor> {
  const reader = await visitor(options);
  await reader.context.addInitScript(shiftDates, days * dayMs);
  await reader.context.addInitScript(showInOneType);
  await watchShifts(reader.page);
  return reader;
}

/** What the two sections of the events page show: months with the ids of their events, and "nothing" where that is said. */
const sections = (page: Page): Promise<string[][]> =>
  page.locator(".event-section").evaluateAll((all) =>
    all.map((section) =>
      [...section.querySelectorAll<HTMLElement>(".list-state, h3, article")].flatMap((part) => {
        if (part.hidden) return [];
        if (part.matches(".list-state")) return ["nothing"];
        return part.id === "" ? [part.textContent] : [part.id];
      }),
    ),
  );
const badge = (page: Page, id: string): Promise<string> => page.locator(`[id="${id}"] .badge[data-days]`).innerText();
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test.each([
  ["en", 360],
  ["en", 1280],
  ["ja", 360],
  ["ja", 1280],
] as const)(
  "events stand where they belong on the visitor's day, and nothing moves: %s %d px",
  async (language, width) => {
    const { page, faults, close } = await visitorAfter(2, { language, width });
    await openPage(page, localisedPath(language, "/sccj-events"));
    const [upcoming = [], past = []] = await sections(page);
    expect(upcoming[1]).toBe(morning);
    expect(past.slice(0, 3)).toEqual([
      { en: "November 2026", ja: "2026年11月" }[language],
      weekend,
      { en: "September 2026", ja: "2026年9月" }[language],
    ]);
    expect(await badge(page, weekend)).toBe(wordsIn(language).items.status.past);
    expect(await jumps(page)).toEqual([]);
    expect(await scriptsAskedFor(page)).toEqual(["boot"]);
    await openPage(page, localisedPath(language, "/"));
    expect(await page.locator(".home-events .badge-past").count()).toBe(0);
    expect(await jumps(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  },
);

test("an event is upcoming, then running, then past; a section without events says so", async () => {
  for (const [days, expected] of [
    [-2, "upcoming"],
    [0, "running"],
    [1, "running"],
    [2, "past"],
  ] as const) {
    const { page, close } = await visitorAfter(days, {});
    await openPage(page, "/sccj-events");
    expect(await badge(page, weekend)).toBe(wordsIn("en").items.status[expected]);
    expect((await sections(page))[0]?.includes(weekend)).toBe(expected !== "past");
    await close();
  }
  const late = await visitorAfter(365, {});
  await openPage(late.page, "/sccj-events");
  expect((await sections(late.page))[0]).toEqual(["nothing"]);
  await late.close();
  const early = await visitorAfter(-1000, {});
  await openPage(early.page, "/sccj-events");
  expect((await sections(early.page))[1]).toEqual(["nothing"]);
  await early.close();
});

test.each(languages)(
  "on a phone the page is not long: years that are over are folded, and the address of an event opens its year: %s",
  async (language) => {
    const path = localisedPath(language, "/sccj-events");
    const { page, faults, close } = await visitor({ language, width: 360 });
    await inOwnType(page);
    await openPage(page, path);
    await fontsReady(page);
    expect(await page.locator("html").evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(6500);
    const years = page.locator("details.event-year:visible");
    expect(await years.evaluateAll((all) => all.map((year) => year.hasAttribute("open")))).toEqual([
      true,
      false,
      false,
    ]);
    const folded = page.locator(`[id="${founding}"] h4`);
    expect(await folded.isVisible()).toBe(false);
    const withoutScripts = await visitor({ language, width: 360, javaScript: false });
    await withoutScripts.page.goto(`${path}#${founding}`);
    await withoutScripts.page.locator(`[id="${founding}"] h4`).waitFor();
    expect([...faults, ...withoutScripts.faults]).toEqual([]);
    await withoutScripts.close();
    await close();
  },
);

test.each([360, 1280])(
  "on another day than the build's the way back and a reload lead to the same place: %d px",
  async (width) => {
    const { page, faults, close } = await visitorAfter(30, { width });
    await openPage(page, "/sccj-events");
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
    const place = await scrollTop(page);
    expect(place).toBe(2000);
    await reloadPage(page);
    expect(await scrollTop(page)).toBe(place);
    await openPage(page, "/sccj-news");
    await goBack(page);
    expect(await scrollTop(page)).toBe(place);
    expect(await jumps(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  },
);

test.each([360, 1280])(
  "the way back leads to the same place at once, also where the browser has it before the list is arranged: %d px",
  async (width) => {
    const { page, faults, close } = await visitorAfter(30, { width });
    await page.addInitScript(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      addEventListener("scroll", () => places.push(Math.round(window.scrollY)));
      // The browser restores the place when it lays the page out, which may happen between its last byte and boot. Before
      // that byte the page may be too short for the place.
      document.addEventListener("readystatechange", () => document.documentElement.scrollHeight);
    });
    await openPage(page, "/sccj-events");
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
    await openPage(page, "/sccj-news");
    await goBack(page);
    expect([...new Set(await page.evaluate(() => (window as unknown as { places: number[] }).places))]).toEqual([2000]);
    expect(faults).toEqual([]);
    await close();
  },
);

test.each(["en", "ja"] as const)(
  "a newer list on a page of an older release stands there without a warning or a jump, what is in sight stays in sight: %s",
  async (language) => {
    const { page, faults, close } = await visitorAfter(2, { language });
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    const path = localisedPath(language, "/sccj-events");
    const added = { en: "Added", ja: "追加" }[language];
    // The page's data is of a newer release than its HTML: it lacks an event.
    await page.route(`**/page-data${path}/page-data.json`, async (route) => {
      const data = (await (await route.fetch()).json()) as {
        result: { pageContext: { page: { events: { items: unknown[] } } } };
      };
      data.result.pageContext.page.events.items.pop();
      await route.fulfill({ json: data });
    });
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/getEventsData", async (route) => {
      const { "if-none-match": _, ...headers } = route.request().headers();
      const list = (await (await route.fetch({ headers })).json()) as EventAnswer[];
      const [template] = list.filter(({ _id }) => _id === morning);
      if (!template) throw new Error("The content has no such event");
      const days = { date: "2026-11-29", startDate: "2026-11-29", endDate: "2026-11-29" };
      const newest = { ...template, ...days, _id: "2026-11-29-added", title: added, title_jp: added };
      await asked;
      await route.fulfill({ json: [newest, ...list], headers: { ETag: '"newer"' } });
    });
    await page.goto(path);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
    const inSight = page.locator(".event-card").nth(4);
    const topOf = async (id: string): Promise<number | undefined> =>
      (await page.locator(`[id="${id}"]`).boundingBox())?.y;
    const seen = (await inSight.getAttribute("id")) ?? "";
    const before = await topOf(seen);
    answer();
    await page.getByRole("heading", { name: added, exact: true }).waitFor();
    expect((await sections(page))[0]?.slice(1, 2)).toEqual(["2026-11-29-added"]);
    expect(await badge(page, weekend)).toBe(wordsIn(language).items.status.past);
    expect(Math.abs(((await topOf(seen)) ?? 0) - (before ?? 0))).toBeLessThan(1);
    expect(await jumps(page)).toEqual([]);
    expect([...faults, ...warnings]).toEqual([]);
    await close();
  },
);
