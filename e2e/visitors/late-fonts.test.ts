import type { Page } from "playwright-core";
import { publicPaths } from "../support/public-pages";
import { visitor, type Visitor } from "../support/visitor";

/** Gives up the Latin fonts, and holds the page's own Mincho and its style sheet until the function is called. */
async function delayFonts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  let released = Promise.resolve();
  page.on("request", (request) => {
    if (request.isNavigationRequest()) released = new Promise<void>((resolve) => (release = resolve));
  });
  await page.route("**/*.woff2", (route) => route.abort());
  await page.route("**/fonts/*", async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** The texts that have the serif, each with the width it would have in one line, px. */
const serifTexts = (page: Page): Promise<[string, number][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element): [string, number][] => {
      const ownText = [...element.childNodes].map((node) => (node instanceof Text ? node.data : "")).join("");
      const { fontFamily } = getComputedStyle(element);
      if (!fontFamily.startsWith("Newsreader") || ownText.trim() === "" || !element.checkVisibility()) return [];
      const line = document.createElement("span");
      line.style.cssText = "position: fixed; white-space: nowrap; letter-spacing: inherit";
      line.textContent = ownText;
      element.append(line);
      const { width } = line.getBoundingClientRect();
      line.remove();
      return [[ownText, width]];
    }),
  );

const isMinchoThere = (): boolean =>
  [...document.fonts].some(({ family, status }) => family.includes("Mincho") && status === "loaded");

let reader: Visitor;
let release: () => void;
beforeAll(async () => {
  reader = await visitor({ language: "ja", width: 1280 });
  release = await delayFonts(reader.page);
});
afterAll(() => reader.close());

test.each(publicPaths("ja"))("no heading changes its width when its Mincho comes after the words: %s", async (path) => {
  const { page } = reader;
  await page.goto(path, { waitUntil: "commit" });
  await page.locator(".site-footer-name").waitFor();
  const before = await serifTexts(page);
  expect(before.length).toBeGreaterThan(1);
  release();
  await page.waitForFunction(isMinchoThere);
  const after = await serifTexts(page);
  const both = before.map(([text, width], at) => ({ text, width, then: after[at]?.[1] ?? 0 }));
  expect(both.filter(({ width, then }) => Math.abs(width - then) > 0.5)).toEqual([]);
});
