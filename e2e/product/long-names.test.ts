import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Browser } from "playwright-core";
import { languages } from "../../content/model/text/language";
import { answersOf } from "../../scripts/new/answers";
import { drawPictures } from "../../scripts/new/draw-pictures";
import { filledTemplate } from "../../scripts/new/fill-template";
import { siteSettings } from "../any-content/any-site";
import { nameFaults } from "../any-content/name-faults";
import { standardTime } from "./clock";
import { gatsbyFolder } from "./start-products";
import { startStaticHost } from "./static-host";
import { compileSiteMaker, type MakeSite } from "./without-gatsby/make-site";

/** The browser of this worker, from browser-environment.ts. */
declare const browser: Browser;

let folder: string;
let makeSite: MakeSite;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "long-names-"));
  ({ makeSite } = await compileSiteMaker(join(folder, "maker"), gatsbyFolder));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["three letters", "ABC", "商工会"],
  ["a long German word", "Bundesauslandshandelskammervereinigung in Japan", "商工会議所連合会".repeat(12).slice(0, 90)],
  ["90 letters without a blank", "W".repeat(90), "インターナショナル".repeat(10)],
])("a chamber's name of %s is whole in header, footer and calendar, beside nothing else", async (name, en, ja) => {
  const now = new Date(standardTime);
  const names = { "name-en": en, "name-ja": ja, short: "AC", "city-en": "Osaka", "city-ja": "大阪" };
  const answers = answersOf({ ...names, product: "anyco", founded: "2020", email: "me@anyco.example" }, now);
  const contentDir = join(folder, name);
  const texts = filledTemplate(answers, now).map(({ path, text }) => ({ path, bytes: text }));
  for (const { path, bytes } of [...texts, ...(await drawPictures(answers))]) {
    mkdirSync(dirname(join(contentDir, path)), { recursive: true });
    writeFileSync(join(contentDir, path), bytes);
  }
  const folderOfSite = join(folder, `${name} site`);
  await makeSite(folderOfSite, { ...siteSettings, contentDir });
  const host = await startStaticHost(folderOfSite, contentDir);
  const context = await browser.newContext({ locale: "en" });
  const page = await context.newPage();
  for (const language of languages) {
    const before = language === "en" ? "" : "/ja";
    await page.goto(`${host.url}${before}/anyco-contact`);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    // The box of a line is as high as its font, and the page's own Mincho may come after the words.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const faults: string[] = [];
    for (const width of [320, 360, 768, 992, 1280]) faults.push(...(await nameFaults(page, width)));
    // As on a slow line, where the page keeps the system's fonts.
    await page.route(/\.woff2?$/, (route) => route.abort());
    await page.reload();
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    for (const width of [320, 360]) faults.push(...(await nameFaults(page, width)));
    await page.unroute(/\.woff2?$/);
    expect({ language, faults }).toEqual({ language, faults: [] });
    await page.goto(`${host.url}${before}/admin`);
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const calendar = readFileSync(join(folderOfSite, `${before}/events.ics`), "utf8").replaceAll("\r\n ", "");
    expect(calendar).toContain(`X-WR-CALNAME:${language === "en" ? en : ja}\r\n`);
  }
  await context.close();
  await host.close();
});
