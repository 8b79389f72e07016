import type { Page } from "playwright-core";

/** In place of printing, pages that are opened from now on are marked; resolves with a wait for the mark. */
export async function notePrinting(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  return () => page.locator("[data-printed]").waitFor({ state: "attached" });
}
