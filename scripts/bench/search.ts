import type { Browser } from "playwright-core";
import { localisedPath } from "../../content/model/pages/page-paths";
import { languages, type Language } from "../../content/model/text/language";
import { withBrowser } from "./page-visit";
import { timeFigure, type Bench } from "./figure";
import { compare } from "./measure";
import { withProduct } from "./product";

/** Of a phone: a processor a quarter as fast as this one. */
const slowness = 4;
/** Of the search page in each language; and the time between two keys of a fast typist. */
const [visits, betweenKeysMs] = [5, 100];
const [field, results] = ["main input[type=search]", ".search-results li"] as const;
const typed: Readonly<Record<Language, string>> = { en: "networking", ja: "商工会" };
/** A key that is painted sooner has no entry in the browser's measurement. */
const leastMs = 16;

/** The search: from a key to its results. */
export const searchBench: Bench = {
  name: "search",
  sizes: [200, 1000],
  measure: (folder, items, quick) =>
    withProduct(folder, items, ({ url }) =>
      withBrowser(async (browser, hello) => {
        const on = (site: string) => (round: number) => keyTimes(browser, site, languages[round % 2] ?? "en");
        const keys = await compare(2 * (quick ? 1 : visits), 0, on(url), { name: "hello", run: on(hello) });
        return [
          timeFigure(50, "key to its paint", keys),
          timeFigure(95, "key to its paint", keys, items === 1000 ? 100 : undefined),
        ];
      }),
    ),
};

/**
 * From each key of a word to the paint of its results on the search page, in ms, as the browser measures it in steps of 8 ms (Event
 * Timing): a script would run only after all other waiting work.
 */
async function keyTimes(browser: Browser, site: string, language: Language): Promise<readonly number[]> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await page.goto(site + localisedPath(language, "/search"));
  const index = page.waitForResponse(/search-index/);
  await page.locator(field).focus();
  await index;
  await page.waitForLoadState("networkidle");
  const painted = await page.evaluateHandle((durationThreshold) => {
    const durations: number[] = [];
    const all: PerformanceObserverInit & { durationThreshold: number } = { type: "event", durationThreshold };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "input") durations.push(duration);
    }).observe(all);
    return durations;
  }, leastMs);
  for (const key of typed[language]) {
    await page.keyboard.type(key);
    if ((await page.locator(results).count()) === 0) throw new Error(`"${key}" was not answered in its own task`);
    await page.waitForTimeout(betweenKeysMs);
  }
  await page.waitForLoadState("networkidle");
  const times = await painted.jsonValue();
  await page.context().close();
  return Array.from(typed[language], (_, key) => times[key] ?? leastMs);
}
