import { languageOfPath, meaningOfPath } from "../../content/model/pages/page-paths";
import { languages } from "../../content/model/text/language";
import { ask } from "../product/ask";
import { visitor, type Visitor } from "../support/visitor";

const locations = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = ""]) => new URL(location).pathname);

/** What `meaningOfPath` says of the public pages. */
const kinds = ["news", "events", "company", "person", "unknown"];

let addresses: readonly string[];
let reader: Visitor;
/** With scripts: without them the header is another. */
let resizer: Visitor;
beforeAll(async () => {
  const text = async (path: string): Promise<string> => (await ask(path)).text();
  const sitemaps = await Promise.all(locations(await text("/sitemap-index.xml")).map(text));
  addresses = sitemaps.flatMap(locations);
  reader = await visitor({ width: 320, javaScript: false });
  resizer = await visitor({ width: 320 });
});

test("the sitemaps name a hundred addresses, each of a kind that is tried below", () => {
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((path) => !kinds.includes(meaningOfPath(path)))).toEqual([]);
});

// WCAG 1.4.10: 320 px is a window of 1,280 px at 400 %.
test.each(languages.flatMap((language) => kinds.map((kind) => [language, kind] as const)))(
  "no page is wider than a window of 320 px: %s %s",
  async (language, kind) => {
    const own = addresses.filter((path) => languageOfPath(path) === language && meaningOfPath(path) === kind);
    expect(own.length).toBeGreaterThan(3);
    const wide: string[] = [];
    for (const path of own) {
      await reader.page.goto(path, { waitUntil: "domcontentloaded" });
      const width = await reader.page.locator("html").evaluate(({ scrollWidth }) => scrollWidth);
      if (width > 320) wide.push(`${path}: ${String(width)} px`);
    }
    expect(wide).toEqual([]);
  },
);

const longNames = {
  en: [
    "ABC",
    "Bundesauslandshandelskammervereinigung in Japan",
    "The Federation of International Chambers of Commerce and Industry of the Kansai Region Jp",
  ],
  ja: [
    "商工会",
    "在日ドナウ川流域諸国商工会議所連合会",
    "一般社団法人在日ドナウ川流域諸国商工会議所連合会関西地方本部".repeat(3),
  ],
} as const;

test.each(languages.flatMap((language) => longNames[language].map((name) => [language, name] as const)))(
  "a chamber's name of any length fits into header and footer at every width: %s %s",
  async (language, name) => {
    const { page } = resizer;
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(language === "ja" ? "/ja/sccj-contact" : "/sccj-contact", { waitUntil: "domcontentloaded" });
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.locator(".brand-name, .site-footer-name, [data-year]").evaluateAll((places, text) => {
        for (const place of places) place.textContent = text;
        return [document.documentElement.scrollWidth, ...places.map((place) => place.getBoundingClientRect().right)];
      }, name);
      expect(Math.max(...wide)).toBeLessThanOrEqual(width);
    }
  },
);
