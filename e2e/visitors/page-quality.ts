import { ask } from "../product/ask";
import type { Language } from "../../content/model/text/language";
import { localisedPath } from "../../content/model/pages/page-paths";
import { openPage } from "../support/open-page";
import {
  axeFindings,
  jumps,
  pictureFaults,
  readToTheEnd,
  scriptsAskedFor,
  watchShifts,
  wordsWithAndWithoutScripts,
} from "../support/page-checks";
import { publicPaths, untranslatedArticle } from "../support/public-pages";
import { startedProduct } from "../product/started-product";
import { expectStrictPolicy } from "../support/strict-policy";
import { tornDates } from "../support/torn-dates";
import { visitor, type Visitor } from "../support/visitor";

interface Head {
  readonly title: string;
  readonly language: string;
  readonly canonical: string | null;
  readonly alternates: Readonly<Record<string, string>>;
  /** Contents of the meta elements by name or property. */
  readonly tags: Readonly<Record<string, string>>;
}

const headOf = ({ page }: Visitor): Promise<Head> =>
  page.evaluate(() => {
    const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]")];
    const metas = [...document.head.querySelectorAll("meta[name], meta[property]")];
    return {
      title: document.title,
      language: document.documentElement.lang,
      canonical: document.head.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null,
      alternates: Object.fromEntries(links.map((link) => [link.hreflang, link.getAttribute("href") ?? ""])),
      tags: Object.fromEntries(
        metas.map((meta) => [
          meta.getAttribute("name") ?? meta.getAttribute("property") ?? "",
          meta.getAttribute("content") ?? "",
        ]),
      ),
    };
  });

const knownPictures = new Map<string, number>();
async function statusOf(url: string): Promise<number> {
  const { publicUrl } = startedProduct();
  if (!url.startsWith(`${publicUrl}/`)) throw new Error(`${url} is not below ${publicUrl}`);
  const status = knownPictures.get(url) ?? (await ask(url.slice(publicUrl.length))).status;
  knownPictures.set(url, status);
  return status;
}

/** A visitor to whom every page arrives as at the first visit: nothing is cached. */
async function firstVisits(language: Language, width: number): Promise<Visitor> {
  const opened = await visitor({ language, width });
  await watchShifts(opened.page);
  const network = await opened.context.newCDPSession(opened.page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  return opened;
}

/** The tests of every public page in one language; a file each, so that two machines' cores share them. */
export function testPageQuality(language: Language): void {
  // One window for all pages of a width: one for each page was a quarter of the processor time.
  let desk: Visitor;
  let phone: Visitor;
  beforeAll(async () => {
    desk = await firstVisits(language, 1280);
    phone = await firstVisits(language, 360);
  });
  /** As wide as it was opened: tests of narrow windows leave it at 320 px. */
  const windowOf = async (width: number): Promise<Visitor> => {
    const opened = width === 360 ? phone : desk;
    await opened.page.setViewportSize({ width, height: 800 });
    return opened;
  };

  describe.each(publicPaths(language))(`${language} %s`, (path) => {
    const absolute = (to: Language): string => new URL(localisedPath(to, path), startedProduct().publicUrl).href;
    const isUntranslated = path === `/ja${untranslatedArticle}`;
    // Search engines do not list the search (noindex).
    const isListed = path !== localisedPath(language, "/search");
    const hasTwin = isListed && path !== untranslatedArticle && !isUntranslated;

    test("on a desk: policy, head, heading, pictures, axe, no jump, no fault, no third party, the same words without scripts", async () => {
      const { page, faults } = await windowOf(1280);
      const earlier = faults.length;
      const answer = await openPage(page, path);
      expect(answer?.status()).toBe(200);
      expectStrictPolicy(answer);

      expect(await scriptsAskedFor(page)).toEqual(["boot"]);
      const { title, language: spoken, canonical, alternates, tags } = await headOf(desk);
      expect(title).toMatch(/\S/);
      expect(spoken).toBe(language);
      expect(await page.locator("h1").count()).toBe(1);
      const own = absolute(isUntranslated ? "en" : language);
      expect([canonical, tags["robots"]]).toEqual(isListed ? [own, undefined] : [null, "noindex"]);
      expect(alternates).toEqual(
        hasTwin ? { en: absolute("en"), ja: absolute("ja"), "x-default": absolute("en") } : {},
      );
      expect(tags["description"]?.trim().length).toBeGreaterThan(20);
      for (const name of ["keywords", "og:title", "og:description", "og:site_name"]) expect(tags[name]).toMatch(/\S/);
      expect(tags["og:url"]).toBe(own);
      expect(tags["og:locale"]).toBe(language === "ja" ? "ja_JP" : "en_US");
      expect(tags["twitter:card"]).toBe("summary_large_image");
      expect(await statusOf(tags["og:image"] ?? "")).toBe(200);

      expect(await pictureFaults(page)).toEqual([]);
      const { shown, sent } = await wordsWithAndWithoutScripts(page);
      expect(sent).toEqual(shown);
      expect(await axeFindings(page)).toEqual([]);
      await readToTheEnd(page);
      expect(await jumps(page)).toEqual([]);
      expect(faults.slice(earlier)).toEqual([]);
    });

    test("on a phone: no date torn apart, axe, no jump, no fault, and nothing sticks out at 320 px", async () => {
      const { page, faults } = await windowOf(360);
      const earlier = faults.length;
      await openPage(page, path);
      expect(await tornDates(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      await readToTheEnd(page);
      expect(await jumps(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(faults.slice(earlier)).toEqual([]);
    });
  });

  const slowPages = {
    en: [
      ["/sccj-events", 360],
      ["/", 1280],
      ["/sccj-sponsorship", 1280],
    ],
    ja: [
      ["/ja", 360],
      ["/ja/sccj-contact", 1280],
    ],
  } as const;
  test.each(slowPages[language])(
    `nothing jumps while a page arrives slowly: ${language} %s at %i px`,
    async (path, width) => {
      const { page, context, close } = await visitor({ language, width });
      await watchShifts(page);
      const network = await context.newCDPSession(page);
      await network.send("Network.enable");
      const slow = { offline: false, latency: 20, downloadThroughput: 60_000, uploadThroughput: 60_000 };
      await network.send("Network.emulateNetworkConditions", slow);
      await page.goto(path, { waitUntil: "load" });
      expect(await jumps(page)).toEqual([]);
      await close();
    },
  );

  const unknownPaths = ["/no-such-page", "/company/no-such-company", "/news/no-such-item/slug"];
  describe.each(unknownPaths.map((path) => localisedPath(language, path)))(
    `${language} %s, which is not there`,
    (path) => {
      test.each([360, 1280])("is told so at %i px: one heading, axe, no jump, nothing sticks out", async (width) => {
        const reader = await windowOf(width);
        const { page, faults } = reader;
        const earlier = faults.length;
        const answer = await openPage(page, path);
        expect(answer?.status()).toBe(404);
        // The file is the same at every address; Gatsby writes the head in the address's language after the page.
        await page.waitForFunction(
          (start) => document.title.startsWith(start),
          language === "ja" ? "ページが見つかりません" : "Page not found",
        );
        const { language: spoken, canonical, alternates, tags } = await headOf(reader);
        expect(spoken).toBe(language);
        expect([canonical, alternates, tags["robots"]]).toEqual([null, {}, "noindex"]);
        await page.getByRole("heading", { level: 1 }).waitFor();
        expect(await page.locator("h1").count()).toBe(1);
        expect(await page.getByText("404", { exact: true }).count()).toBeLessThanOrEqual(1);
        expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
        expect(await axeFindings(page)).toEqual([]);
        await readToTheEnd(page);
        expect(await jumps(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        // The browser itself notes the answer 404.
        expect(faults.slice(earlier).filter((fault) => !fault.includes("status of 404"))).toEqual([]);
      });
    },
  );
}
