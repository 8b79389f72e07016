import type { Page } from "playwright-core";

/**
 * Shows the page's documents in the site's own type, however late it comes: on a first visit a phone shows whichever type is
 * there first (decision 030), and lines are longer or shorter in it. The policy names styles by their text, so it goes.
 */
export async function inOwnType(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    const body = (await response.text()).replaceAll(/font-display:\s*optional/g, "font-display:block");
    return route.fulfill({ response, headers, body });
  });
}

/** Waits until the fonts of what the page shows are there. */
export const fontsReady = (page: Page): Promise<unknown> =>
  page.evaluate(async () => void (await document.fonts.ready));

/** Run before a page: it has one type of the system's, where its own would come with the second page and move the words. */
export function showInOneType(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { font-family: sans-serif !important; }");
  document.adoptedStyleSheets.push(sheet);
}
