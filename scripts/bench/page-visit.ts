import { errors, type Browser, type Page } from "playwright-core";
import type { Language } from "../../content/model/text/language";

/** What a page costs a visitor with a slow phone who reads it and touches nothing; bytes are those sent. */
export interface Cost {
  /** With the style sheets within it. */
  readonly html: number;
  /** Of the scripts that the HTML names. */
  readonly scripts: number;
  /** How many other scripts were requested; of a page that shows a form that wakes as it comes near none is counted. */
  readonly unasked: number;
  readonly pictures: number;
  /** Everything that jumped, in all. */
  readonly shift: number;
  /** Of the largest contentful paint, in ms. */
  readonly painted: number;
  /** Milliseconds beyond 50 of every long task, in all. */
  readonly blocked: number;
}

/** The first action of a visitor on a page: types into an element, or taps on it. */
export interface Touch {
  readonly name: string;
  readonly path: string;
  readonly width?: number;
  readonly on: string;
  readonly keys?: string;
  /** What is there once the page has answered; with a text, an element that shows it. */
  readonly answer: string;
  readonly text?: string;
  /** True when the answer is the request of another page, and not what it shows. */
  readonly leaves?: boolean;
  /** In ms: right after the first paint, and at rest. Without, the touch only must not be lost. */
  readonly atMost?: readonly [number, number];
}

/** Slow 4G, and a processor a quarter as fast as this one. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowness = 4;
const untouchedMs = 10_000;
const restMs = 4_000;
/** An answer that takes longer does not come. */
const lostAfterMs = 10_000;

/** Waits ten seconds on a page, then reads it to its end; without its scripts, if it is to be the baseline. */
export async function readPage(browser: Browser, language: Language, url: string, scripts = true): Promise<Cost> {
  const page = await slowPage(browser, language, 360, scripts);
  try {
    await page.goto(url);
    await page.waitForTimeout(scripts ? untouchedMs : restMs);
    const { blocked, painted, unasked } = await page.evaluate(costNow);
    let end = 1;
    for (let top = 0; top < end; top += 400)
      end = await page.evaluate((to) => {
        // Smooth scrolling would still be under way.
        scrollTo({ top: to, behavior: "instant" });
        return document.documentElement.scrollHeight;
      }, top);
    await page.waitForTimeout(restMs);
    return { ...(await page.evaluate(costNow)), blocked, painted, unasked };
  } finally {
    await page.context().close();
  }
}

/** Milliseconds from a touch until the page shows its answer; undefined when none comes. */
export async function answerTime(
  browser: Browser,
  site: string,
  touch: Touch,
  early: boolean,
): Promise<number | undefined> {
  const { path, width = 360, on, keys, answer, text, leaves = false } = touch;
  const page = await slowPage(browser, "en", width);
  await page.addInitScript(() => {
    for (const type of ["pointerdown", "keydown"])
      addEventListener(type, ({ timeStamp }) => (sessionStorage["touched"] ??= performance.timeOrigin + timeStamp), {
        capture: true,
      });
  });
  try {
    await page.goto(site + path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const touched = page.locator(on).first();
    if (!early) {
      await touched.scrollIntoViewIfNeeded();
      await page.waitForTimeout(restMs);
    }
    if (keys === undefined) await touched.tap({ force: true });
    else await touched.focus().then(() => page.keyboard.type(keys));
    const waiting = page.waitForFunction(
      ({ answer, text, leaves }) =>
        performance.getEntriesByName("first-contentful-paint").length > 0 &&
        [...document.querySelectorAll(answer)].some(
          (element) =>
            text === undefined ||
            text === (element instanceof HTMLTextAreaElement ? element.value : element.textContent),
        ) &&
        performance.timeOrigin + (leaves ? 0 : performance.now()),
      { answer, text, leaves },
      { polling: "raf", timeout: lostAfterMs },
    );
    const shown = await waiting.catch((error: unknown) => {
      if (error instanceof errors.TimeoutError) return undefined;
      throw error;
    });
    return shown && Number(await shown.jsonValue()) - (await page.evaluate(() => Number(sessionStorage["touched"])));
  } finally {
    await page.context().close();
  }
}

/** A phone, or a tablet, on which no page has been opened. */
async function slowPage(browser: Browser, language: Language, width: number, scripts = true): Promise<Page> {
  const context = await browser.newContext({
    // Headless Chromium names itself; the site takes that for a robot.
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Mobile Safari/537.36`,
    locale: language === "ja" ? "ja-JP" : "en-US",
    viewport: { width, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    permissions: ["clipboard-write"],
    extraHTTPHeaders: { "Accept-Encoding": "gzip" },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  if (!scripts) await devtools.send("Network.setBlockedURLs", { urls: ["*.js"] });
  return page;
}

/** Runs in the page; no function in it has a name, which the compiler would wrap in a call of its own. */
const costNow = (): Cost => {
  const [tasks = [], shifts = [], paints = []] = ["longtask", "layout-shift", "largest-contentful-paint"].map(
    (type) => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type, buffered: true });
      return observer.takeRecords();
    },
  );
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const named = [...document.scripts].map(({ src }) => src);
  const [html = 0, scripts = 0, pictures = 0] = [
    performance.getEntriesByType("navigation") as PerformanceResourceTiming[],
    files.filter(({ name }) => named.includes(name)),
    files.filter(({ name }) => /\.(?:avif|webp|jpe?g|png|svg)$/.test(name)),
  ].map((group) => group.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0));
  const showsIsland = [...document.querySelectorAll("[data-near]")]
    .map((island) => island.getBoundingClientRect())
    .some(({ top, height }) => height > 0 && top < innerHeight);
  return {
    html,
    scripts,
    pictures,
    unasked: showsIsland ? 0 : files.filter(({ name }) => name.endsWith(".js") && !named.includes(name)).length,
    shift: (shifts as (PerformanceEntry & { value: number })[]).reduce((sum, { value }) => sum + value, 0),
    painted: paints.at(-1)?.startTime ?? NaN,
    blocked: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
  };
};
