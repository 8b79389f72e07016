import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { BuildArgs, CreatePagesArgs } from "gatsby";
import { standardTime } from "./clock";
import { control, hiddenFiles, walkSite } from "./hidden-items";
import { gatsbyFolder, pictureEncoding } from "./start-products";
import { startedProduct } from "./started-product";

const before = process.cwd();
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "leaks-of-build-"))));
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

interface Page {
  readonly path: string;
  readonly context: unknown;
}

/**
 * What a Gatsby build that no service runs makes of a content folder: its own files, and of each page all that its HTML is
 * made from. Gatsby itself is not run again: what it compiled is that of the product's build.
 */
async function build(contentDir: string): Promise<string> {
  const publicDir = join(folder, "public");
  mkdirSync(join(folder, ".build"));
  for (const part of [".cache", ".build/scripts"]) symlinkSync(join(gatsbyFolder, part), join(folder, part));
  for (const part of ["node_modules", "site"]) symlinkSync(join(before, part), join(folder, part));
  // A copy: a build removes from it what no page shows.
  cpSync(join(gatsbyFolder, ".build", "pictures"), join(folder, ".build", "pictures"), { recursive: true });
  cpSync(join(gatsbyFolder, "public", "webpack.stats.json"), join(publicDir, "webpack.stats.json"));
  const publicUrl = "https://chamber.example";
  const day = { builtOn: standardTime.slice(0, 10), publicAt: standardTime };
  const input = { contentDir, publicUrl, ...day, drawsLater: true, pictureEncoding };
  writeFileSync(join(folder, ".build", "input.json"), JSON.stringify(input));
  process.chdir(folder);
  const { createPages, onPostBuild } = await import("../../site/gatsby/gatsby-api/node");
  const pages: Page[] = [];
  const timer = { start: () => undefined, end: () => undefined };
  const given = {
    actions: { createPage: (page: Page) => pages.push(page) },
    reporter: { warn: () => undefined, activityTimer: () => timer },
  };
  await createPages?.(
    given as unknown as CreatePagesArgs & { readonly traceId: "initial-createPages" },
    { plugins: [] },
    () => undefined,
  );
  await onPostBuild?.({} as BuildArgs, { plugins: [] }, () => undefined);
  for (const [index, page] of pages.entries())
    writeFileSync(join(publicDir, `page-${String(index)}.json`), JSON.stringify(page));
  return publicDir;
}

test("no file and no page of a build that no service runs holds a word of what is not public", async () => {
  const contentDir = join(folder, "content");
  cpSync(join(startedProduct().repository, "content"), contentDir, { recursive: true });
  for (const [path, bytes] of Object.entries(await hiddenFiles(contentDir))) {
    mkdirSync(dirname(join(contentDir, path)), { recursive: true });
    writeFileSync(join(contentDir, path), bytes);
  }
  const site = await build(contentDir);
  const { files, leaks, found } = walkSite(site);
  expect(leaks).toEqual([]);
  // What is public is found in the same way.
  const redirects = [`/news/${control}/index.html`, `/ja/news/${control}/index.html`];
  expect(found).toEqual(expect.arrayContaining([...redirects, "/sitemap-news-en-1.xml"]));
  expect(found.some((file) => file.startsWith("/search-index/en/"))).toBe(true);
  const article = found.filter(
    (file) => file.startsWith("/page-") && readFileSync(site + file, "utf8").includes(`/news/${control}/`),
  );
  expect(article.length).toBeGreaterThan(1);
  for (const file of ["feed.xml", "ja/events.ics"]) expect(files).toContain(join(site, file));
  expect(files.length).toBeGreaterThan(200);
});
