import { copyFileSync, linkSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PageDataFile, PageMaker } from "./gatsby-renderer";

/**
 * Takes a page's files over from another site of the same program files, when its data are the very same there: its HTML is
 * a function of these. False when they are not. The files are shared where the file system can: nobody writes to a page's
 * file in place.
 */
export function takeOver(gatsby: PageMaker, siteFolder: string, data: PageDataFile): boolean {
  const files = gatsby.files(data.path);
  if (textOf(join(siteFolder, files.data)) !== JSON.stringify(data)) return false;
  // One after the other at once: for files as small as these, waiting for another thread takes longer than the work.
  for (const file of [files.data, files.html]) {
    mkdirSync(dirname(join(gatsby.outputDir, file)), { recursive: true });
    share(join(siteFolder, file), join(gatsby.outputDir, file));
  }
  return true;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
