import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "playwright-core";
import { ensureChromium } from "../chromium";
import type { Bench } from "./bench";
import { inFolder, until } from "./bench-folder";
import type { Figure } from "./figure";
import { makeRepository } from "./make-repository";
import { ourEnvironment } from "./our-server";
import { startProgram } from "./server-process";
import { median } from "./statistics";

/** What somebody touches first on a page, right after its first paint. */
interface Touch {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
  /** True once the page shows that it has noticed; runs in the page. */
  readonly noticed: () => boolean;
  /** In ms. */
  readonly atMost: number;
}

const items = 40;
const firstBuildMs = 15 * 60_000;
/** Slow 4G and a slow phone, as Lighthouse has them. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const cpuRate = 4;
/** Before anything is asked of a page, in KB (R7.8). */
const scriptBudget = 8;

const paths = ["home", "news", "events", "membership", "directory", "contact"].flatMap((page) => pathsOf(page));

const touches: readonly Touch[] = [
  {
    name: "menu",
    path: "/sccj-terms",
    act: (page) => page.locator(".menu-button").tap({ noWaitAfter: true }),
    noticed: () => document.querySelector(".menu-button")?.getAttribute("aria-expanded") === "true",
    atMost: 200,
  },
  {
    name: "carousel",
    path: "/",
    act: (page) => page.locator(".hero .round-button").last().tap({ noWaitAfter: true }),
    noticed: () => document.querySelector(".hero .panel-dot[aria-current=true]")?.previousElementSibling !== null,
    atMost: 200,
  },
  {
    name: "search",
    path: "/sccj-members-directory",
    act: (page) => page.locator("input[type=search]").fill("KOP"),
    noticed: () => [...document.querySelectorAll<HTMLElement>(".company-card")].some(({ hidden }) => hidden),
    atMost: 200,
  },
  {
    name: "calculator",
    path: "/sccj-membership",
    act: (page) => page.locator("input[value=student]").check({ noWaitAfter: true }),
    noticed: () => document.querySelector(".bill-choice li")?.textContent === "Student",
    atMost: 1_500,
  },
];

/** What the public pages cost a visitor with a slow phone, and when they answer. */
export const pagesBench: Bench = {
  name: "pages",
  run: ({ quick }) => inFolder((folder) => measure(folder, quick ? 3 : 7)),
};

async function measure(folder: string, rounds: number): Promise<readonly Figure[]> {
  const repository = join(folder, "ours");
  makeRepository(repository, items);
  const server = await startProgram("scripts/start.ts", ourEnvironment(folder, repository));
  const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: ["--no-sandbox"] });
  try {
    await until(
      "The first page was not built",
      firstBuildMs,
      500,
      async () => (await fetch(server.url)).status === 200,
    );
    const figures: Figure[] = [];
    const visit = (path: string): Promise<BrowserContext> =>
      browser.newContext({
        baseURL: server.url,
        viewport: { width: 412, height: 823 },
        hasTouch: true,
        locale: path.startsWith("/ja") ? "ja" : "en",
      });
    for (const path of paths) {
      const context = await visit(path);
      figures.push(await scriptsOf(await context.newPage(), path));
      await context.close();
    }
    for (const touch of touches) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const context = await visit(touch.path);
        times.push(await answerTime(await context.newPage(), touch));
        await context.close();
      }
      const name = `first touch right after the first paint: ${touch.name}`;
      figures.push({ name, unit: "ms", ours: median(times), goal: { of: "ours", atMost: touch.atMost } });
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Scripts that arrive while nothing is asked of a page, as they are sent. */
async function scriptsOf(page: Page, path: string): Promise<Figure> {
  await page.goto(path, { waitUntil: "networkidle" });
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  // The contact form is in sight at once, and needs React.
  const goal = path.endsWith("-contact") ? undefined : ({ of: "ours", atMost: scriptBudget } as const);
  return { name: `scripts of ${path}`, unit: "KB", ours: bytes / 1024, goal };
}

/** Milliseconds from a touch that comes right after the first paint until the page shows that it has noticed. */
async function answerTime(page: Page, { path, act, noticed }: Touch): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuRate });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const started = performance.now();
  await act(page);
  await page.waitForFunction(noticed, undefined, { polling: "raf" });
  return performance.now() - started;
}

function pathsOf(page: string): string[] {
  const path = page === "home" ? "" : page === "directory" ? "/sccj-members-directory" : `/sccj-${page}`;
  return [path === "" ? "/" : path, `/ja${path}`];
}
