import type { Page } from "playwright-core";

/** Holds a built script, `boot` or the entry of an island, until the function is called that this resolves with. */
export async function holdScript(page: Page, name: string): Promise<() => void> {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/scripts/${name}-*.js`, async (route) => {
    await asked;
    await route.continue();
  });
  return () => answer();
}
