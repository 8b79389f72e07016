import { readFileSync } from "node:fs";
import type axeCore from "axe-core";
import type { JSHandle, Page } from "playwright-core";

/** Chromium's report of a layout shift. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}
/** Less than this altogether is the rounding of half pixels. */
const smallest = 0.001;

/** Records the layout shifts of every page opened from now on; `jumps` returns them. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(" ");
    // While a paragraph arrives, Chromium counts the `<wbr>` at its end as moved to the line above: there is nothing to see of it.
    const isSeen = ({ node, previousRect, currentRect }: Shift["sources"][number]): boolean =>
      node?.nodeName !== "WBR" && place(previousRect) !== place(currentRect);
    /** Chromium names no more of a shift's sources. */
    const mostSources = 5;
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        if (sources.length > 0 && sources.length < mostSources && !sources.some(isSeen)) continue;
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? "")} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        shifts.push({ value, what: [`${value.toFixed(4)} after ${startTime.toFixed(0)} ms`, ...what].join("\n") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Everything that has jumped in the open page so far: nothing when its cumulative layout shift is 0. */
export async function jumps(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  return total < smallest ? [] : shifts.map(({ what }) => what);
}

/** Goes down the page to its end, as a reader does, until all pictures on the way are there. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = "auto";
  });
  for (let top = 0, end = 1; top < end; top += 600) {
    end = await page.evaluate((to) => {
      window.scrollTo(0, to);
      return document.documentElement.scrollHeight;
    }, top);
  }
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isInSight = bottom >= 0 && top <= window.innerHeight && right >= 0 && left <= window.innerWidth;
      // A picture in a folded part has a place, but is not shown.
      return image.complete || width === 0 || !isInSight || !image.checkVisibility();
    }),
  );
}

// The minified one: half the text to send to the browser and to compile there, page after page. With a letter that is not
// ASCII it would take twice the memory there.
const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8").replace(
  /[\u0080-\uffff]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
);
const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Run as a script: `page.evaluate` hands a text over as a value, for `eval`, which takes twice the processor time. */
async function addAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: axeSource });
  await session.detach();
}

/** What axe has to say about the open page at this width, "rule: elements"; nothing when all is well. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Not through @axe-core/playwright, which also works out the address of every element that passes: minutes in all.
  await addAxe(page);
  const violations = await page.evaluate(async (tags) => {
    // A colour on its way to another is not the page's, and one can set out while axe looks: a slide every few seconds.
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important; }");
    document.adoptedStyleSheets.push(still);
    const { axe } = window as unknown as { axe: typeof axeCore };
    const options = { runOnly: [...tags], resultTypes: ["violations" as const], selectors: false };
    const found = await axe.run(document, options);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }, axeTags);
  return violations;
}

/**
 * Pictures of the open page, at the top of it, that break the rules: each has a size before it is loaded, those out of
 * sight are lazy, and photographs come as AVIF and WebP.
 */
export function pictureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const { aspectRatio } = getComputedStyle(image);
      const formats = [...(image.parentElement?.querySelectorAll("source") ?? [])].map(({ type }) => type);
      const rules: Record<string, boolean> = {
        "has no size": (image.hasAttribute("width") && image.hasAttribute("height")) || /\d/.test(aspectRatio),
        "is not lazy": image.loading === "lazy" || image.getBoundingClientRect().top < window.innerHeight,
        "is not in AVIF and WebP":
          !/\.(?:jpe?g|png)$/.test(image.src) || (formats.includes("image/avif") && formats.includes("image/webp")),
      };
      return Object.entries(rules).flatMap(([fault, kept]) => (kept ? [] : [`${image.outerHTML} ${fault}`]));
    }),
  );
}

/** What the page's main part says, and its headings; without what only works with scripts: forms and buttons. */
export interface PageWords {
  readonly words: string;
  readonly headings: readonly string[];
}

/**
 * The document that the server sends for a path, without its scripts run. By a request of the page: the page's policy lets
 * no string become a document (Trusted Types).
 */
export function sentDocument(page: Page, path: string): Promise<JSHandle<Document>> {
  return page.evaluateHandle(async (of) => {
    const request = new XMLHttpRequest();
    request.open("GET", of);
    request.responseType = "document";
    request.send();
    await new Promise((resolve) => request.addEventListener("loadend", resolve));
    if (request.responseXML === null) throw new Error(`${of} answered ${String(request.status)}`);
    return request.responseXML;
  }, path);
}

/** Names of the scripts that the page has requested so far, without the hashes of their contents, in alphabetical order. */
export function scriptsAskedFor(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/scripts\/([^/]+)-[0-9a-f]{16}\.js$/.exec(name)?.[1] ?? [])
      .sort(),
  );
}

/** The words of the page as it is, and as the server sent it, before any script. */
export async function wordsWithAndWithoutScripts(page: Page): Promise<{ shown: PageWords; sent: PageWords }> {
  return page.evaluate(
    (sent) => {
      const clean = (text: string): string => text.replace(/\s+/g, " ").trim();
      const wordsOf = (from: Document): PageWords => {
        const main = from.querySelector("main")?.cloneNode(true) as HTMLElement;
        for (const part of main.querySelectorAll("form, button, noscript, script")) part.remove();
        const headings = [...main.querySelectorAll("h1, h2, h3, h4")].map((heading) => clean(heading.textContent));
        return { words: clean(main.textContent), headings };
      };
      return { shown: wordsOf(document), sent: wordsOf(sent) };
    },
    await sentDocument(page, page.url()),
  );
}
