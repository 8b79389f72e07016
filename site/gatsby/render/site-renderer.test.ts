import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { sampleContent } from "../../../content/model/test-support/sample-content";
import type { RenderChange, Rendered } from "../../../content/model/api/render-messages";
import { PictureMaker } from "../output/pictures";
import { realContent, testBuild } from "../test-support/test-build";
import { languages } from "../../../content/model/text/language";
import { availablePages, pagePlanners, planPages } from "../plan/plan-pages";
import { kindOf } from "../plan/planned-page";
import { templatePages } from "../plan/template-pages";
import { findTemplates } from "../plan/templates";
import { FullRenderRequired } from "./full-render-required";
import { SiteRenderer } from "./site-renderer";
import { restoreTemplateData, storeTemplateData } from "./template-data";
import { FakePageMaker, writeBuiltPages } from "./test-support/fake-page-maker";

let folder: string;
let siteFolder: string;
let gatsby: FakePageMaker;
let open: (unfinished?: readonly string[]) => Promise<SiteRenderer>;
let renderer: SiteRenderer;
/** Paths of pages that the templates cannot show. */
let failing: Set<string>;

const { input } = testBuild({});
const { builtOn } = input;
beforeAll(async () => {
  // Drawings are forbidden to the whole process once a test of the service in it has read an uploaded picture.
  sharp.unblock({ operation: ["VipsForeignLoad"] });
  folder = await mkdtemp(join(tmpdir(), "site-renderer-"));
  failing = new Set();
  const contentDir = sampleContent;
  siteFolder = join(folder, "site");
  await cp(join(contentDir, "media"), join(siteFolder, "media"), { recursive: true });
  const pictures = join(folder, "pictures");
  // The release: every page as a full build leaves it.
  const built = testBuild({
    product: realContent.site.product,
    fixedPages: availablePages(realContent),
    folder: siteFolder,
  });
  await writeBuiltPages(siteFolder, built);
  gatsby = new FakePageMaker(join(folder, "output"), failing);
  open = (unfinished = []) =>
    SiteRenderer.open(
      gatsby,
      { ...input, publicUrl: built.input.publicUrl },
      { kind: "open", contentDir, siteFolder, builtOn, unfinished },
      pictures,
    );
  renderer = await open();
  // Encoding pictures is PictureMaker's own test; here it would take minutes.
  jest.spyOn(PictureMaker.prototype, "encode").mockResolvedValue([]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const change = (path: string, text: string | null): RenderChange => ({
  ...noChange(),
  files: [{ path, bytes: text === null ? null : Buffer.from(text) }],
});
const noChange = (): RenderChange => ({
  kind: "render",
  siteFolder,
  builtOn,
  files: [],
  media: [],
  removedMedia: [],
});
/** All answers to a change, one after the other. */
async function allOf(by: SiteRenderer, asked: RenderChange): Promise<Rendered[]> {
  const answers = [await by.render(asked)];
  while ((answers.at(-1)?.left ?? 0) > 0) answers.push(await by.more());
  return answers;
}
const added = "news/2026/2026-11-30-new.md";
const news = (title: string): string => `---\nserial_no: 900\ntitle: ${title}\ndate: 2026-11-30\n---\nText\n`;
const address = "/news/2026-11-30-new/fresh";
const output = (file: string): Promise<string> => readFile(join(folder, "output", file), "utf8");

test("a new article comes with its lists, its short address and the sitemap, and leaves with them", async () => {
  const come = await renderer.render(change(added, news("Fresh")));
  expect([...come.pages].sort()).toEqual(
    ["/", "/ja", `/ja${address}`, "/ja/sccj-news", address, "/sccj-news", "/search", "/ja/search"].sort(),
  );
  expect(come.written).toEqual(
    expect.arrayContaining([
      "index.html",
      `${address.slice(1)}/index.html`,
      "news/2026-11-30-new/index.html",
      "sitemap-news-en-1.xml",
    ]),
  );
  expect(come.removed).toEqual([]);
  expect(await output("sitemap-news-en-1.xml")).toContain(address);
  const go = await renderer.render(change(added, null));
  expect(go.removed).toEqual(
    expect.arrayContaining([
      `${address.slice(1)}/index.html`,
      `page-data${address}/page-data.json`,
      "news/2026-11-30-new/index.html",
    ]),
  );
  expect(await output("sitemap-news-en-1.xml")).not.toContain(address);
});

test("after an edit the files of the sitemap that name its pages have its time, and no others are written", async () => {
  const edited = await open();
  const id = "2026-12-10-year-end-networking-night";
  const text = await readFile(join(sampleContent, `events/2026/${id}.md`), "utf8");
  const last = "2026-06-11T00:00:00.000Z";
  const histories = [{ item: `events/${id}`, commits: 2, first: last, last }];
  const answers = await allOf(edited, { ...change(`events/2026/${id}.md`, `${text}\nMore.\n`), histories });
  const written = answers.flatMap((answer) => answer.written).filter((file) => file.startsWith("sitemap-"));
  expect(written.sort()).toEqual(["sitemap-0.xml", "sitemap-events-en-1.xml", "sitemap-events-ja-1.xml"]);
  const sitemap = await output("sitemap-events-ja-1.xml");
  expect(sitemap).toContain(`<loc>${input.publicUrl}/ja/events/${id}</loc><lastmod>${last}</lastmod>`);
  expect(sitemap.match(/<lastmod>/g)).toHaveLength(1);
});

test("the picture of a new article is made after its pages, one file a request, and leaves with it", async () => {
  const before = renderer.deferred;
  const come = await renderer.render(change(added, news("Fresh")));
  expect(come.written.filter((file) => file.startsWith("share/"))).toEqual([]);
  expect(come.deferred).toBe(before + 1);
  const html = await output(`${address.slice(1)}/index.html`);
  const picture = /"path":"\/(share\/[0-9a-f]+\.jpg)"/.exec(html)?.[1] ?? "";
  const made: string[] = [];
  for (let left = come.deferred; left > 0 && !made.includes(picture); left -= 1) {
    const answer = await renderer.makeDeferred();
    expect([answer.pages, answer.written.length, answer.deferred]).toEqual([[], 1, left - 1]);
    made.push(...answer.written);
  }
  expect(made).toContain(picture);
  const go = await renderer.render(change(added, null));
  expect(go.removed).toContain(picture);
});

test("a renderer makes what its release lacks, and nothing that is there", async () => {
  const [first = ""] = (await (await open()).makeDeferred()).written;
  await mkdir(join(siteFolder, "share"), { recursive: true });
  await cp(join(folder, "output", first), join(siteFolder, first));
  const again = await open();
  await rm(join(siteFolder, "share"), { recursive: true });
  expect((await open()).deferred).toBe(again.deferred + 1);
  while (again.deferred > 0) expect((await again.makeDeferred()).written).not.toContain(first);
  expect((await again.makeDeferred()).written).toEqual([]);
});

test("an article that gets another address keeps its short one", async () => {
  await renderer.render(change(added, news("Fresh")));
  const moved = await renderer.render(change(added, news("Other")));
  expect(moved.removed).not.toContain("news/2026-11-30-new/index.html");
  expect(await output("news/2026-11-30-new/index.html")).toContain("/news/2026-11-30-new/other");
  await renderer.render(change(added, null));
});

test("a page that cannot be shown is named until it can, and every other page is made", async () => {
  failing.add("/sccj-news");
  const broken = await renderer.render(change(added, news("Fresh")));
  expect(broken.broken).toEqual([{ page: "/sccj-news", reason: "cannot be shown" }]);
  expect(broken.pages).toContain("/ja/sccj-news");
  expect(broken.written).not.toContain("sccj-news/index.html");
  failing.clear();
  // The next change makes it good, whatever that change is.
  const later = await renderer.render(
    change("events/2026/2026-11-30-x.md", "---\ntitle: X\ndate: 2026-11-30\n---\nText\n"),
  );
  expect(later.broken).toEqual([]);
  expect(later.pages).toContain("/sccj-news");
});

test("settings of every page touch every page, in answers of at most 200 pages; so does another day", async () => {
  const settings = await readFile(join(sampleContent, "site.yml"), "utf8");
  const changed = settings.replace(/^(titleSuffix:\n  en: ).*$/m, "$1Another suffix");
  const pages = new Set<string>();
  for (const asked of [change("site.yml", changed), { ...noChange(), builtOn: "2026-06-13" }]) {
    const answers = await allOf(renderer, asked);
    expect(answers.every(({ isWholeSite }) => isWholeSite)).toBe(true);
    for (const answer of answers) expect(answer.pages.length).toBeLessThanOrEqual(200);
    pages.clear();
    for (const path of answers.flatMap((answer) => answer.pages)) pages.add(path);
    expect(pages.size).toBeGreaterThan(50);
  }
  expect(await output("index.html")).toContain("Another suffix");
  expect(await output("ja/index.html")).toContain('"builtOn":"2026-06-13"');
  const [last] = (await allOf(renderer, { ...noChange(), builtOn: "2026-06-13" })).reverse();
  expect([last?.pages, last?.isWholeSite]).toEqual([[], false]);
});

test("a page of a kind that was never built is for Gatsby", async () => {
  const without = join(folder, "without");
  await cp(siteFolder, without, { recursive: true });
  for (const language of ["", "ja"]) await rm(join(without, "page-data", language, "company"), { recursive: true });
  const { contentDir } = input;
  const open = { kind: "open", contentDir: sampleContent, siteFolder: without } as const;
  const other = await SiteRenderer.open(gatsby, { ...input, contentDir }, { ...open, builtOn, unfinished: [] }, folder);
  const company = await readFile(join(sampleContent, "companies", "kopiya.md"), "utf8");
  await expect(other.render(change("companies/kopiya.md", `${company}\nMore.\n`))).rejects.toThrow(FullRenderRequired);
});

test("a page of any template needs no Gatsby build, also when the release has none of its kind", async () => {
  const [site, templates] = [join(folder, "no-pages"), join(folder, "templates")];
  const build = testBuild({ product: realContent.site.product, fixedPages: availablePages(realContent), folder: site });
  const plans = planPages(build);
  const made = await Promise.all(plans.map((plan) => plan.make()));
  // The build had pages of the home page only.
  const home = plans.filter(({ template }) => template === "home/HomePage.tsx");
  const allTemplates = findTemplates("site");
  const standIns = templatePages(allTemplates, home, made);
  expect(new Set([...home, ...standIns].map(kindOf))).toEqual(
    new Set(allTemplates.flatMap((template) => languages.map((language) => kindOf({ template, language })))),
  );
  const built = new FakePageMaker(site);
  for (const { path, template } of [...home, ...standIns])
    await built.render({ componentChunkName: template, path, result: { pageContext: {} }, staticQueryHashes: [] });
  await storeTemplateData(site, templates, [...home, ...standIns]);
  expect(await readdir(site, { recursive: true })).not.toContainEqual(expect.stringContaining("_templates"));
  const standIn = join(site, "page-data", "_templates", "events", "EventsArchivePage", "page-data.json");
  await restoreTemplateData(site, templates, [...home, ...standIns]);
  expect(await readFile(standIn, "utf8")).toContain('"path":"/_templates/events/EventsArchivePage"');
  await storeTemplateData(site, templates, [...home, ...standIns]);
  await cp(join(sampleContent, "media"), join(site, "media"), { recursive: true });
  const maker = new FakePageMaker(join(folder, "made"), new Set(), templates);
  const request = { kind: "open", contentDir: sampleContent, siteFolder: site } as const;
  const other = await SiteRenderer.open(maker, input, { ...request, builtOn, unfinished: [] }, folder);
  const answers = await allOf(other, { ...noChange(), siteFolder: site, builtOn: "2026-06-13" });
  expect(answers.flatMap(({ pages }) => pages).sort()).toEqual(plans.map(({ path }) => path).sort());
});

test("while a planner or the sitemap fails, its pages stay, others are made, and the fault is named until it is over", async () => {
  const later = await open();
  const company = await readFile(join(sampleContent, "companies", "kopiya.md"), "utf8");
  const event = "events/2026/2026-12-10-year-end-networking-night.md";
  const text = await readFile(join(sampleContent, event), "utf8");
  const broken = jest.spyOn(pagePlanners, "companyPages").mockImplementation(() => {
    throw new Error("a bad file");
  });
  await later.render(change("companies/kopiya.md", `${company}\nMore.\n`));
  const [answer] = await allOf(later, change(event, `${text}\nMore.\n`));
  expect(answer?.removed).toEqual([]);
  expect(answer?.pages).toContainEqual(expect.stringContaining("year-end-networking-night"));
  expect(answer?.broken.map(({ page }) => page)).toEqual(["companyPages in en", "companyPages in ja"]);
  broken.mockRestore();
  const [repaired] = await allOf(later, noChange());
  expect(repaired).toMatchObject({ broken: [], pages: expect.arrayContaining(["/company/kopiya"]) });
  // The folder of the release cannot be read: the sitemap fails.
  const unreadable = { ...change(event, null), siteFolder: join(folder, "none") };
  const [without] = await allOf(later, unreadable);
  expect(without?.broken.map(({ page }) => page)).toEqual(["/sitemap-index.xml"]);
  expect(without?.removed).toContainEqual(expect.stringContaining("year-end-networking-night"));
  const [afterwards] = await allOf(later, noChange());
  expect(afterwards?.broken).toEqual([]);
  expect(afterwards?.written).toContain("sitemap-index.xml");
});

test("files of an interrupted change are made again, and those that no page has are removed", async () => {
  const own = "news/2024-09-24-chamber-founded/a-chamber-for-singapore-and-japan";
  const again = await open([
    `${own}/index.html`,
    "news/2024-09-24-chamber-founded/index.html",
    "favicon.png",
    "news/gone/index.html",
    "media/of-the-publisher.pdf",
  ]);
  const { pages, written, removed } = await again.render(noChange());
  expect(pages).toEqual([`/${own}`]);
  expect(written).toEqual(
    expect.arrayContaining([
      `page-data/${own}/page-data.json`,
      `${own}/index.html`,
      "news/2024-09-24-chamber-founded/index.html",
      "favicon.png",
    ]),
  );
  expect(removed).toEqual(["news/gone/index.html"]);
  expect(await again.render(noChange())).toMatchObject({ pages: [], written: [], removed: [] });
});

test("a file beside the pages that cannot be made keeps its last good one and is named until it can", async () => {
  const settings = await readFile(join(sampleContent, "site.yml"), "utf8");
  const lost = change("site.yml", settings.replace(/^logo: .*$/m, "logo: /media/lost.png"));
  const answers = await allOf(renderer, lost);
  const last = answers.at(-1);
  expect(last?.broken).toMatchObject([{ page: "/favicon.png" }]);
  expect([last?.written, last?.removed].flat()).not.toContain("favicon.png");
  expect((await allOf(renderer, change("site.yml", settings))).at(-1)?.broken).toEqual([]);
});
