import { chromium, errors, type Browser, type Page } from "playwright-core";
import { ensureChromium } from "../test/chromium";
import { startProgram } from "./server-process";
import type { Touch } from "./touches";

/** Slow 4G, and a processor a quarter as fast as this one. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowness = 4;
const restMs = 4_000;
/** An answer that takes longer does not come. */
const lostAfterMs = 10_000;

/** Opens a browser for the work, and a site of one page that answers at once: the baseline of what a browser measures. */
export async function withBrowser<T>(work: (browser: Browser, hello: string) => Promise<T>): Promise<T> {
  const hello = await startProgram("scripts/bench/hello-server.ts");
  const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: ["--no-sandbox"] });
  try {
    return await work(browser, hello.url);
  } finally {
    await browser.close();
    await hello.stop();
  }
}

/**
 * Bytes that a visitor who reads a page to its end is sent: the HTML with the style sheets within it, the scripts that it
 * names, the pictures. They do not vary: one reading suffices.
 */
export async function bytesOf(browser: Browser, url: string): Promise<Record<"html" | "scripts" | "pictures", number>> {
  const page = await slowPage(browser, 360);
  try {
    await page.goto(url);
    let end = 1;
    for (let top = 0; top < end; top += 400)
      end = await page.evaluate((to) => {
        // Smooth scrolling would still be under way.
        scrollTo({ top: to, behavior: "instant" });
        return document.documentElement.scrollHeight;
      }, top);
    await page.waitForTimeout(restMs);
    return await page.evaluate(() => {
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const named = [...document.scripts].map(({ src }) => src);
      const [html = 0, scripts = 0, pictures = 0] = [
        performance.getEntriesByType("navigation") as PerformanceResourceTiming[],
        files.filter(({ name }) => named.includes(name)),
        files.filter(({ name }) => /\.(?:avif|webp|jpe?g|png|svg)$/.test(name)),
      ].map((group) => group.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0));
      return { html, scripts, pictures };
    });
  } finally {
    await page.context().close();
  }
}

/** Milliseconds from a touch until the page shows its answer; Infinity when none comes. */
export async function answerTime(browser: Browser, site: string, touch: Touch, early: boolean): Promise<number> {
  const { path, width = 360, on, keys, answer, text, leaves = false } = touch;
  const page = await slowPage(browser, width);
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
    if (!shown) return Infinity;
    return Number(await shown.jsonValue()) - (await page.evaluate(() => Number(sessionStorage["touched"])));
  } finally {
    await page.context().close();
  }
}

/** A phone, or a tablet, on which no page has been opened. */
async function slowPage(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({
    // Headless Chromium names itself; the site takes that for a robot.
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Mobile Safari/537.36`,
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
  return page;
}
