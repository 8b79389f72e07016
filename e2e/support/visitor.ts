import type { Browser, BrowserContext, Page } from "playwright-core";
import { shiftDates } from "../product/clock";
import { startedProduct } from "../product/started-product";

// Headless Chromium names itself; the site takes that for a robot, which it never moves to another language.
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

const robotAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** A person at a browser: language, screen and what they let run. */
export interface VisitorOptions {
  readonly language?: "en" | "ja";
  readonly width?: number;
  readonly javaScript?: boolean;
  readonly timeZone?: string;
  /** A search engine's robot. */
  readonly robot?: boolean;
  /** A screen to be touched. */
  readonly touch?: boolean;
}

/** A browser window that remembers everything that should not have happened in it. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors in the console (what the Content-Security-Policy refuses is one), uncaught errors, and requests that left this machine. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

// Chromium on a busy machine, where the next page shows before the picture of the last one is there. The promise that it
// rejects belongs to no object that a page can get hold of, and the visitor sees a change without a transition.
const skippedTransition = "Transition was aborted because of invalid state. Page already revealed";

/** The browser of this worker, from browser-environment.ts. */
declare const browser: Browser;

/** Opens a window of its own, with its own storage; it is closed after the file at the latest. */
export async function visitor({
  language = "en",
  width = 1280,
  javaScript = true,
  timeZone = "Asia/Tokyo",
  robot = false,
  touch = false,
}: VisitorOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: startedProduct().url,
    userAgent: robot ? robotAgent : userAgent,
    locale: language === "ja" ? "ja-JP" : "en-US",
    timezoneId: timeZone,
    viewport: { width, height: 800 },
    javaScriptEnabled: javaScript,
    hasTouch: touch,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  context.setDefaultTimeout(patienceMs);
  await context.addInitScript(shiftDates, startedProduct().clockShift);
  // In frames, too: Chromium words the refusals of some directives as warnings.
  await context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, sample, blockedURI }) =>
      console.error(`refused by ${effectiveDirective}: ${blockedURI} ${sample}`),
    ),
  );
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => {
    if (message !== skippedTransition) faults.push(`uncaught: ${message}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== "localhost" && hostname !== "127.0.0.1")
      faults.push(`request to ${request.url()}`);
  });
  return { page, context, faults, close: () => context.close() };
}
