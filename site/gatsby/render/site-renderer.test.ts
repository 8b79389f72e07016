import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RenderChange } from "../../../content/model/api/render-messages";
import type { BuildInput } from "../gatsby-api/build-input";
import { realContent, testBuild } from "../test-support/test-build";
import { availablePages } from "../plan/plan-pages";
import { SiteRenderer } from "./site-renderer";
import { FakePageMaker, writeBuiltPages } from "./test-support/fake-page-maker";

// Every page of the real content is made once.
jest.setTimeout(60_000);

let folder: string;
let renderer: SiteRenderer;
/** Paths of pages that the templates cannot show. */
let failing: Set<string>;

const { input } = testBuild({});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-renderer-"));
  failing = new Set();
  const contentDir = join(process.cwd(), "content");
  const siteFolder = join(folder, "site");
  await cp(join(contentDir, "media"), join(siteFolder, "media"), { recursive: true });
  const pictures = join(folder, "pictures");
  // The release: every page as a full build leaves it.
  const built = testBuild({
    product: realContent.site.product,
    fixedPages: availablePages(realContent),
    folder: siteFolder,
  });
  await writeBuiltPages(siteFolder, built);
  const open = { kind: "open", contentDir, siteFolder } as const;
  const renderInput: BuildInput = { ...input, contentDir };
  renderer = await SiteRenderer.open(new FakePageMaker(join(folder, "output"), failing), renderInput, open, pictures);
  // Encoding pictures is PictureMaker's own test; here it would take minutes.
  jest.spyOn(Reflect.get(renderer, "pictures") as { encode: () => Promise<string[]> }, "encode").mockResolvedValue([]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const change = (path: string, text: string | null): RenderChange => ({
  kind: "render",
  files: [{ path, bytes: text === null ? null : Buffer.from(text) }],
  media: [],
  removedMedia: [],
});
const added = "news/2026/2026-11-30-new.md";
const news = (title: string): string => `---\nserial_no: 900\ntitle: ${title}\ndate: 2026-11-30\n---\nText\n`;
const address = "/news/2026-11-30-new/fresh";
const output = (file: string): Promise<string> => readFile(join(folder, "output", file), "utf8");

test("a new article comes with its lists, its short address and the sitemap, and leaves with them", async () => {
  const come = await renderer.render(change(added, news("Fresh")));
  expect([...come.pages].sort()).toEqual(["/", "/ja", `/ja${address}`, "/ja/sccj-news", address, "/sccj-news"].sort());
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

test("the settings of every page are for a full build", async () => {
  await expect(renderer.render(change("site.yml", "x: 1\n"))).rejects.toThrow("settings of every page");
});
