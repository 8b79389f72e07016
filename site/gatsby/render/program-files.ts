import { copyFile, mkdir, readdir } from "node:fs/promises";
import { constants } from "node:fs";
import { dirname, join } from "node:path";

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

/** Copies the program files of one built site into another. */
export async function copyProgramFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name).slice(from.length + 1);
    if (!entry.isFile() || !isProgramFile(file)) continue;
    await mkdir(dirname(join(to, file)), { recursive: true });
    await copyFile(join(from, file), join(to, file), constants.COPYFILE_FICLONE);
  }
}
