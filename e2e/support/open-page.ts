import type { Page, Response } from "playwright-core";

/** Marked by site/boot/boot.ts. */
const ready = "html[data-ready]";

/** Opens a page as a patient visitor does: everything has arrived, and the program answers. Not for JavaScript off. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path, { waitUntil: "networkidle" });
  // A quiet network is no sign of it: a busy machine may take longer to run the program than the network rests.
  await page.locator(ready).waitFor({ state: "attached" });
  return answer;
}

/** Loads the open page again; otherwise as `openPage`. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload({ waitUntil: "networkidle" });
  await page.locator(ready).waitFor({ state: "attached" });
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
