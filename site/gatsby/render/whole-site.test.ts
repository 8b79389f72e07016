import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { BuildInput } from "../gatsby-api/build-input";
import { PictureMaker } from "../output/pictures";
import { availablePages } from "../plan/plan-pages";
import { realContent, testBuild } from "../test-support/test-build";
import type { PageDataFile, PageFiles } from "./gatsby-renderer";
import { NeedsFullBuild } from "./needs-full-build";
import { FakePageMaker, writeBuiltPages } from "./test-support/fake-page-maker";
import { renderWholeSite } from "./whole-site";

// Every page of the real content is made several times.
jest.setTimeout(60_000);

let folder: string;
let contentDir: string;
let siteFolder: string;
/** The site as it is rendered from the release, and after its settings changed. */
let first: string;
let second: string;
let input: BuildInput;
/** How pages were rendered the last time. */
let rendered: jest.SpyInstance<Promise<PageFiles>, [PageDataFile]>;

interface Whole {
  /** The site with the program files and the page shapes. */
  readonly from?: string;
  readonly takesOver?: boolean;
  /** Paths of pages that cannot be shown. */
  readonly failing?: readonly string[];
}

/** Renders the content into a folder of its own. */
async function whole(
  name: string,
  { from = siteFolder, takesOver = false, failing = [] }: Whole = {},
): Promise<string> {
  const outputDir = join(folder, name);
  const gatsby = new FakePageMaker(outputDir, new Set(failing));
  rendered = jest.spyOn(gatsby, "render");
  const pages = await renderWholeSite(gatsby, { input, siteFolder: from, takesOver }, "nowhere");
  expect(pages).toBeGreaterThan(50);
  return outputDir;
}
const filesOf = async (site: string): Promise<string[]> =>
  (await readdir(site, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .sort();
const edit = async (path: string, change: (text: string) => string): Promise<void> => {
  const file = join(contentDir, path);
  await writeFile(file, change(await readFile(file, "utf8")));
};

beforeAll(async () => {
  // Drawings are forbidden to the whole process once a test of the service in it has read an uploaded picture.
  sharp.unblock({ operation: ["VipsForeignLoad"] });
  // Encoding pictures is PictureMaker's own test; here it would take minutes.
  jest.spyOn(PictureMaker.prototype, "encodeAll").mockResolvedValue();
  folder = await mkdtemp(join(tmpdir(), "whole-site-"));
  contentDir = join(folder, "content");
  siteFolder = join(folder, "release");
  const own = join(process.cwd(), "content");
  await cp(own, contentDir, { recursive: true, filter: (path) => path !== join(own, "model") });
  input = { ...testBuild({}).input, contentDir };
  // A release has what Gatsby makes of code, a page of each kind, and what it was left by earlier content.
  const release: Record<string, string> = {
    "app-0123456789abcdef0123.js": "script",
    "app-0123456789abcdef0123.js.gz": "packed",
    "_gatsby/slices/_gatsby-scripts-1.html": "slice",
    "page-data/app-data.json": "{}",
    "news/long-gone/index.html": "of a deleted article",
    "sitemap-news-en-9.xml": "of many articles",
    "pictures/gone-480.avif": "of a deleted picture",
    "media/gone.pdf": "of a deleted document",
  };
  for (const [path, text] of Object.entries(release)) {
    await mkdir(dirname(join(siteFolder, path)), { recursive: true });
    await writeFile(join(siteFolder, path), text);
  }
  const { product } = realContent.site;
  await writeBuiltPages(siteFolder, testBuild({ product, fixedPages: availablePages(realContent) }));
  first = await whole("first");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("makes everything there is of the content, program files of the release, and nothing else", async () => {
  const files = await filesOf(first);
  expect(files).toEqual(
    expect.arrayContaining([
      "404.html",
      "_gatsby/slices/_gatsby-scripts-1.html",
      "app-0123456789abcdef0123.js",
      "favicon.png",
      "index.html",
      "ja/index.html",
      "news/2024-09-24-chamber-founded/a-chamber-for-singapore-and-japan/index.html",
      "news/2024-09-24-chamber-founded/index.html",
      "page-data/app-data.json",
      "page-data/index/page-data.json",
      "robots.txt",
      "sitemap-index.xml",
    ]),
  );
  expect(files.filter((file) => /gone|-9\.xml|\.gz$/.test(file))).toEqual([]);
  const [media, copied] = [await filesOf(join(contentDir, "media")), await filesOf(join(first, "media"))];
  expect(copied).toEqual(media);
});

test("takes over settings of every page and another day, and needs no release but the one before", async () => {
  await edit("site.yml", (text) => text.replace(/^(titleSuffix:\n  en: ).*$/m, "$1Another suffix"));
  input = { ...input, builtOn: "2026-06-13" };
  second = await whole("after", { from: first });
  const [before, after] = await Promise.all(
    [first, second].map((site) => readFile(join(site, "ja/index.html"), "utf8")),
  );
  expect(before).toContain('"builtOn":"2026-06-12"');
  expect(after).toContain('"builtOn":"2026-06-13"');
  expect(await readFile(join(second, "index.html"), "utf8")).toContain("Another suffix");
  expect(await filesOf(second)).toEqual(await filesOf(first));
});

test("takes pages over from a site that has them with the very same data, and renders the others", async () => {
  await edit("news/2024/2024-09-24-chamber-founded.md", (text) => `${text}\nAnd more.\n`);
  const after = await whole("other", { from: second, takesOver: true });
  const paths = rendered.mock.calls.map(([{ path }]) => path);
  expect(paths).toContain("/ja/news/2024-09-24-chamber-founded/a-chamber-for-singapore-and-japan");
  expect(paths.length).toBeLessThan(10);
  const afresh = await whole("afresh");
  expect(await filesOf(after)).toEqual(await filesOf(afresh));
  for (const file of await filesOf(after)) {
    const [taken, made] = await Promise.all([after, afresh].map((site) => readFile(join(site, file))));
    expect([file, taken?.equals(made ?? Buffer.of())]).toEqual([file, true]);
  }
});

test("a page of a kind that was never built is for Gatsby, and nothing is rendered before that is known", async () => {
  const empty = join(folder, "empty");
  await mkdir(empty);
  await expect(whole("never", { from: empty })).rejects.toThrow(NeedsFullBuild);
  await expect(readdir(join(folder, "never"))).rejects.toThrow("ENOENT");
});

test("a page that cannot be shown fails the whole rendering", async () => {
  await expect(whole("broken", { failing: ["/ja"] })).rejects.toThrow("cannot be shown");
});
