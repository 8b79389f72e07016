import type { Page } from "playwright-core";
import { inTime } from "../../api/test-support/until";

/** What has the focus, and whether a person would see that. */
export interface Focus {
  /** Its accessible words, or its tag where it has none. */
  readonly words: string;
  /** Its own outline, or that of the card it stands for. */
  readonly hasOutline: boolean;
  /** Some of it is in sight and not below the sticky header (WCAG 2.4.11). */
  readonly inSight: boolean;
}

/** The element that has the focus, once the page has come to rest around it; undefined when it is the page itself. */
export async function focusOf(page: Page): Promise<Focus | undefined> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const place = (): string => JSON.stringify(element.getBoundingClientRect());
    const nextPicture = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    // A smooth scroll begins with the second picture and ends when two of them are the same.
    await nextPicture();
    for (let last = ""; last !== place(); await nextPicture()) {
      last = place();
      await nextPicture();
    }
    const box = element.getBoundingClientRect();
    const covers = (x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || (top instanceof HTMLLabelElement && top.contains(element)));
    };
    const middle = (from: number, to: number, limit: number): number => (Math.max(from, 0) + Math.min(to, limit)) / 2;
    const isOutlined = (part: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    };
    const card = element.closest("article, li");
    return {
      words: (element.getAttribute("aria-label") ?? element.textContent.trim()) || element.tagName,
      hasOutline: isOutlined(element) || (card !== null && isOutlined(card)),
      inSight: covers(middle(box.left, box.right, innerWidth), middle(box.top, box.bottom, innerHeight)),
    };
  });
}

/** Lets the page scroll at once: on a busy machine a smooth scroll may rest on its way for several pictures. */
export async function scrollAtOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = "auto";
  });
}

/** More than any page has to be reached by Tab. */
const mostStops = 500;

/**
 * Presses Tab from the top of the page to its end, which scrolls at once; what had the focus on the way.
 * @throws Error that names the last stop when the next one does not come, and when the end is never reached.
 */
export async function tabThrough(page: Page): Promise<Focus[]> {
  await scrollAtOnce(page);
  const seen: Focus[] = [];
  while (seen.length < mostStops) {
    const last = seen.at(-1)?.words ?? "the top";
    await inTime(`Tab is taken after ${last}`, page.keyboard.press("Tab"));
    const focus = await inTime(`the page rests after ${last}`, focusOf(page));
    if (!focus) return seen;
    seen.push(focus);
  }
  throw new Error(`Tab never leaves the page; the last stops: ${JSON.stringify(seen.slice(-5))}`);
}
