import { gzipSync } from "node:zlib";
import { chromium, type Browser, type Page } from "playwright-core";
import { languages, type Language } from "../../content/model/text/language";
import { ensureChromium } from "../test/chromium";
import type { Bench } from "./bench";
import { inFolder } from "./bench-folder";
import { count, type Figure, type Goal } from "./figure";
import { makeRepository } from "./make-repository";
import { siteIsLive, startOn, type OurServer } from "./our-server";
import { indexFiles, indexFileWith, textOf } from "./search-files";
import { median, percentile } from "./statistics";
import { timesOfSaves, watchedNews, type WatchedItem } from "./watched-saves";

const warmUpRounds = 5;
/** Of a phone: a processor a quarter as fast as this one. */
const slowness = 4;
/** Of the search page in each language; and the time between two keys of a fast typist. */
const [visits, betweenKeysMs] = [5, 100];
const [field, results] = ["main input[type=search]", ".search-results li"] as const;
const typed: Readonly<Record<Language, string>> = { en: "networking", ja: "商工会" };

/** The search: bytes of its index, from a save to the moment when it is found, and from a key to the first results. */
export const searchBench: Bench = {
  name: "search",
  async run({ items = [100, 200, 1000, 10_000], quick }) {
    const measured: Measured[] = [];
    for (const size of quick ? items.slice(0, 1) : items)
      measured.push(await inFolder((folder) => measure(folder, size, quick ? 5 : 20)));
    return measured.flatMap((each) => figuresOf(each, measured[0] ?? each));
  },
};

interface Measured {
  readonly items: number;
  /** Of the Japanese index, the larger one; compressed by gzip. */
  readonly kilobytes: number;
  /** Until a saved word is in the index of both languages, for every round, in ms. */
  readonly findable: readonly number[];
  /** From a key to the painted results, in ms, for every visit and key. */
  readonly answers: readonly (readonly number[])[];
  /** From a first key that is typed as soon as the field has the focus, before the script is there, to results, in ms. */
  readonly hurried: readonly number[];
}

function figuresOf({ items, kilobytes, findable, answers, hurried }: Measured, smallest: Measured): Figure[] {
  const name = (what: string): string => `search: ${what}, ${count(items)} items`;
  const at = (size: number, atMost: number): Goal | undefined => (items === size ? { of: "ours", atMost } : undefined);
  const baseline = { name: `${count(smallest.items)} items`, value: median(smallest.findable) };
  return [
    { name: name("index, gzip"), unit: "KB", ours: kilobytes, goal: at(200, 60) },
    { name: name("save to found p50"), unit: "ms", ours: median(findable), goal: at(1000, 350) },
    { name: name("save to found p95"), unit: "ms", ours: percentile(findable, 95) },
    {
      name: name("save to found p50, growth"),
      unit: "ms",
      ours: median(findable),
      baseline,
      goal: { of: "ratio", atMost: 2 },
    },
    {
      name: name("key to results p95, 4x slower"),
      unit: "ms",
      ours: percentile(answers.flat(), 95),
      goal: at(1000, 100),
    },
    {
      name: name("first key to results p50, 4x slower"),
      unit: "ms",
      ours: median(answers.flatMap((keys) => keys.slice(0, 1))),
    },
    { name: name("key right after the focus to results p50, 4x slower"), unit: "ms", ours: median(hurried) },
  ];
}

async function measure(folder: string, items: number, rounds: number): Promise<Measured> {
  const repository = `${folder}/repository`;
  makeRepository(repository, items, { site: true });
  const server = await startOn(folder, repository, "api/main.ts");
  const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: ["--no-sandbox"] });
  try {
    await siteIsLive(server);
    const files = await indexFiles(server, "ja");
    const sizes = await Promise.all(files.map(async (path) => gzipSync(await textOf(server, path)).length));
    const [answers, hurried]: [(readonly number[])[], number[]] = [[], []];
    for (let visit = 0; visit < visits; visit += 1)
      for (const language of languages) {
        answers.push(await keyTimes(browser, server, language));
        hurried.push(await hurriedKeyTime(browser, server, language));
      }
    const news = await Promise.all((await watchedNews(server, 5)).map((item) => inIndex(server, item)));
    const findable = await timesOfSaves(server, news, { warmUps: warmUpRounds, rounds });
    return { items, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024, findable, answers, hurried };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The item, watched in the index of both languages. */
async function inIndex(server: OurServer, item: WatchedItem): Promise<WatchedItem> {
  return { ...item, paths: await Promise.all(languages.map((language) => indexFileWith(server, language, item.id))) };
}

/** The search page in a browser that has not been on the site. */
async function openSearch(browser: Browser, { url }: OurServer, language: Language): Promise<Page> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await page.goto(`${url}${language === "en" ? "" : "/ja"}/search`);
  return page;
}

/**
 * From each key of a word to the paint of its results, in ms, as the browser measures it, in steps of 8 ms (Event
 * Timing): a script would run only after all other waiting work.
 */
async function keyTimes(browser: Browser, server: OurServer, language: Language): Promise<readonly number[]> {
  const page = await openSearch(browser, server, language);
  const index = page.waitForResponse(/search-index/);
  await page.locator(field).focus();
  await index;
  await page.waitForLoadState("networkidle");
  const painted = await page.evaluateHandle(() => {
    const durations: number[] = [];
    // A key that is answered in less has no entry.
    const all: PerformanceObserverInit & { durationThreshold: number } = { type: "event", durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "input") durations.push(duration);
    }).observe(all);
    return durations;
  });
  for (const key of typed[language]) {
    await page.keyboard.type(key);
    if ((await page.locator(results).count()) === 0) throw new Error(`"${key}" was not answered in its own task`);
    await page.waitForTimeout(betweenKeysMs);
  }
  await page.waitForLoadState("networkidle");
  const times = await painted.jsonValue();
  await page.close();
  return times;
}

/** From a first key that is typed as soon as the field has the focus, before script and index are there, to results, in ms. */
async function hurriedKeyTime(browser: Browser, server: OurServer, language: Language): Promise<number> {
  const page = await openSearch(browser, server, language);
  await page.locator(field).focus();
  const sent = performance.now();
  await page.keyboard.type(typed[language].slice(0, 1));
  await page.locator(results).first().waitFor();
  const time = performance.now() - sent;
  await page.close();
  return time;
}
