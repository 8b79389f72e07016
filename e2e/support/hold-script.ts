import type { Page } from "playwright-core";

/** Holds a built script, `boot` or the entry of an island, until the function is called that this resolves with. */
export const holdScript = (page: Page, name: string): Promise<() => void> => hold(page, `**/scripts/${name}-*.js`);

/** Holds what an address of this pattern answers until the function is called that this resolves with. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(address, async (route) => {
    await asked;
    await route.continue();
  });
  return () => answer();
}
