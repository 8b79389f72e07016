import type { Page, Request, Response } from "playwright-core";
import { until } from "../../api/test-support/until";

/** How long an idle period is waited for: at times Chromium begins none as long as nothing is drawn. */
const idleMs = 500;

/** Marked by site/boot/boot.ts. */
const ready = "html[data-ready]";

/** Opens a page as a patient visitor does: everything has arrived, and the program answers. Not for JavaScript off. */
export function openPage(page: Page, path: string): Promise<Response | null> {
  return patiently(page, () => page.goto(path));
}

/** Loads the open page again; otherwise as `openPage`. */
export async function reloadPage(page: Page): Promise<void> {
  await patiently(page, () => page.reload());
}

/** Goes one page back in the history; otherwise as `openPage`. The browser has then restored where the page was scrolled to. */
export async function goBack(page: Page): Promise<void> {
  await patiently(page, () => page.goBack());
}

/** Waits until nothing is under way in the page: no request, and nothing for the page to do but what waits for a time to pass. */
export async function patiently<T>(page: Page, load: () => Promise<T>): Promise<T> {
  const requests = new Set<Request>();
  let changes = 0;
  const began = (request: Request): void => {
    requests.add(request);
    changes += 1;
  };
  const ended = (request: Request): void => {
    requests.delete(request);
    changes += 1;
  };
  page.on("request", began).on("requestfinished", ended).on("requestfailed", ended);
  try {
    const answer = await load();
    await page.locator(ready).waitFor({ state: "attached" });
    await until(`nothing is under way in ${page.url()}`, async () => {
      const before = changes;
      await page.evaluate(untilIdle, idleMs);
      return changes === before && requests.size === 0;
    });
    return answer;
  } finally {
    page.off("request", began).off("requestfinished", ended).off("requestfailed", ended);
  }
}

/** Run in the page. What comes into sight is noticed with a frame. */
function untilIdle(timeout: number): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout })));
}

/**
 * The address by the page itself. `page.url()` gets an address replaced without a navigation only some time after the
 * key or the click that replaced it.
 */
export async function addressOf(page: Page): Promise<URL> {
  return new URL(await page.evaluate(() => window.location.href));
}

/** True once the program answers in the page; run in the page. */
export function isReady(): boolean {
  return document.documentElement.dataset["ready"] !== undefined;
}
