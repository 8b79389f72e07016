import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sitemapFiles, type SitemapPage } from "./sitemap";

const sitemapName = /^sitemap-[\w-]+\.xml$/;

/** Writes the sitemap into the built site and removes files of it that an earlier build left there. */
export async function writeSitemap(publicDir: string, publicUrl: string, pages: readonly SitemapPage[]): Promise<void> {
  const files = sitemapFiles(publicUrl, pages);
  for (const [name, text] of files) await writeFile(join(publicDir, name), text);
  const old = (await readdir(publicDir)).filter((name) => sitemapName.test(name) && !files.has(name));
  await Promise.all(old.map((name) => rm(join(publicDir, name))));
}
