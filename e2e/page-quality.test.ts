import AxeBuilder from "@axe-core/playwright";
import { languages, type Language } from "../content/model/language";
import { localisedPath } from "../content/model/page-paths";
import { publicPaths } from "./public-pages";
import { startedProduct } from "./started-product";
import { closeBrowser, visitor } from "./visitor";

afterAll(closeBrowser);

const pages: [Language, string][] = languages.flatMap((language) =>
  publicPaths(language).map((path): [Language, string] => [language, path]),
);

describe.each(pages)("%s %s", (language, path) => {
  test("names its language, its twin and itself, has one heading, and runs without a fault", async () => {
    const { page, faults, close } = await visitor({ language });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await page.title()).toMatch(/\S/);
    expect(await page.locator("h1").count()).toBe(1);
    const href = (selector: string): Promise<string | null> => page.locator(`head ${selector}`).getAttribute("href");
    const origin = startedProduct().url;
    const absolute = (to: Language): string => new URL(localisedPath(to, path), origin).href;
    expect(await href('link[rel="canonical"]')).toBe(absolute(language));
    for (const each of languages) expect(await href(`link[rel="alternate"][hreflang="${each}"]`)).toBe(absolute(each));
    expect(await href('link[rel="alternate"][hreflang="x-default"]')).toBe(absolute("en"));
    const description = await page.locator('head meta[name="description"]').getAttribute("content");
    expect(description?.trim().length).toBeGreaterThan(20);
    expect(faults).toEqual([]);
    await close();
  });

  test("axe finds nothing on a phone and on a desk", async () => {
    const { page, close } = await visitor({ language });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: "networkidle" });
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
    }
    await close();
  });

  test("nothing sticks out at 320 px and nothing jumps while loading", async () => {
    const { page, close } = await visitor({ language, width: 320 });
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const { wide, shifted } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      shifted: (window as unknown as { shifts: { total: number } }).shifts.total,
    }));
    expect(wide).toBeLessThanOrEqual(320);
    expect(shifted).toBeLessThan(0.001);
    await close();
  });

  test("everything is there without JavaScript", async () => {
    const { page, faults, close } = await visitor({ language, javaScript: false });
    const withScripts = await visitor({ language });
    await page.goto(path);
    await withScripts.page.goto(path, { waitUntil: "networkidle" });
    // What only works with scripts need not be there: forms and buttons.
    const words = (of: typeof page): Promise<string> =>
      of.locator("main").evaluate((main) => {
        const copy = main.cloneNode(true) as HTMLElement;
        for (const part of copy.querySelectorAll("form, button, noscript, script")) part.remove();
        return copy.textContent.replace(/\s+/g, " ").trim();
      });
    const headings = (of: typeof page): Promise<string[]> => of.locator("main").getByRole("heading").allInnerTexts();
    expect(await words(page)).toBe(await words(withScripts.page));
    expect(await headings(page)).toEqual(await headings(withScripts.page));
    expect(faults).toEqual([]);
    await Promise.all([close(), withScripts.close()]);
  });
});
