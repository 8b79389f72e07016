import { copyFile, mkdir, readdir } from "node:fs/promises";
import { constants } from "node:fs";
import { dirname, join } from "node:path";
import type { PageFiles } from "./gatsby-renderer";

const madeOfContent = [
  /^(?:media|pictures)\//,
  /^sitemap-[\w-]+\.xml$/,
  /^(?:robots\.txt|favicon\.png)$/,
  /^page-data\/.*\/page-data\.json$/,
  /^(?!_gatsby\/).*\.html$/,
];
const compressedCopy = /\.(?:gz|br)$/;

/**
 * True for what Gatsby makes of code alone: scripts, style sheets, slices, results of static queries, webpack's
 * statistics. `file` is relative to the built site.
 */
export function isProgramFile(file: string): boolean {
  return !compressedCopy.test(file) && !madeOfContent.some((pattern) => pattern.test(file));
}

/**
 * Copies the program files of one built site into another. `pages`: files of the new site's pages; beside those, where
 * most folders of a site are, nobody looks for program files.
 */
export async function copyProgramFiles(from: string, to: string, pages: Iterable<PageFiles>): Promise<void> {
  const passed = new Set(["media", "pictures"]);
  for (const { html, data } of pages) {
    passed.add(firstFolders(html, 1));
    passed.add(firstFolders(data, 2));
  }
  const copyBelow = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(from, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !passed.has(path)) await copyBelow(path);
      if (!entry.isFile() || !isProgramFile(path)) continue;
      await mkdir(join(to, folder), { recursive: true });
      await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
    }
  };
  await copyBelow("");
}

const firstFolders = (file: string, count: number): string => dirname(file).split("/").slice(0, count).join("/");
