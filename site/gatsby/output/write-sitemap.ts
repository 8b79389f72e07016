import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesNaming, sitemapFiles, type SitemapPage } from "./sitemap";

const sitemapName = /^sitemap-[\w-]+\.xml$/;

/** Names of sitemap files, relative to the built site. */
interface SitemapChange {
  readonly written: readonly string[];
  /** Files of the site before that the sitemap does not have any more. */
  readonly removed: readonly string[];
}

/** Writes the sitemap into the built site and removes files of it that an earlier build left there. */
export async function writeSitemap(publicDir: string, publicUrl: string, pages: readonly SitemapPage[]): Promise<void> {
  const { removed } = await updateSitemap(publicDir, publicDir, publicUrl, pages);
  await Promise.all(removed.map((name) => rm(join(publicDir, name))));
}

/** Writes those files of the sitemap into `outputDir` that differ from the ones of a built site. */
export async function updateSitemap(
  siteFolder: string,
  outputDir: string,
  publicUrl: string,
  pages: readonly SitemapPage[],
): Promise<SitemapChange> {
  const files = sitemapFiles(publicUrl, pages);
  const removed = (await readdir(siteFolder)).filter((name) => sitemapName.test(name) && !files.has(name));
  return { written: await writeChanged(siteFolder, outputDir, files), removed };
}

/** The same where only the times of these pages changed: a save then writes the files that name them and looks at no others. */
export async function updateTimes(
  paths: ReadonlySet<string>,
  siteFolder: string,
  outputDir: string,
  publicUrl: string,
  pages: readonly SitemapPage[],
): Promise<SitemapChange> {
  const files = paths.size === 0 ? new Map<string, string>() : filesNaming(paths, publicUrl, pages);
  return { written: await writeChanged(siteFolder, outputDir, files), removed: [] };
}

async function writeChanged(
  siteFolder: string,
  outputDir: string,
  files: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const written: string[] = [];
  for (const [name, text] of files) {
    if ((await readFile(join(siteFolder, name), "utf8").catch(() => undefined)) === text) continue;
    await writeFile(join(outputDir, name), text);
    written.push(name);
  }
  return written;
}
