import { ask } from "../product/ask";
import { visitor } from "../support/visitor";

const locations = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = ""]) => new URL(location).pathname);

/** Every public address of the site, in both languages. */
async function addresses(): Promise<string[]> {
  const text = async (path: string): Promise<string> => (await ask(path)).text();
  const sitemaps = await Promise.all(locations(await text("/sitemap-index.xml")).map(text));
  return sitemaps.flatMap(locations);
}

// WCAG 1.4.10: 320 px is a window of 1,280 px at 400 %.
test("no page of the site is wider than a window of 320 px", async () => {
  const paths = await addresses();
  expect(paths.length).toBeGreaterThan(100);
  const { page, close } = await visitor({ width: 320, javaScript: false });
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const width = await page.locator("html").evaluate(({ scrollWidth }) => scrollWidth);
    if (width > 320) wide.push(`${path}: ${String(width)} px`);
  }
  expect(wide).toEqual([]);
  await close();
});
