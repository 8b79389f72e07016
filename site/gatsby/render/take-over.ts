import { constants } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PageDataFile, PageMaker } from "./gatsby-renderer";

/**
 * Copies a page's files from another site of the same program files, when its data are the very same there: its HTML is a
 * function of these. False when they are not.
 */
export async function takeOver(gatsby: PageMaker, siteFolder: string, data: PageDataFile): Promise<boolean> {
  const files = gatsby.files(data.path);
  const there = await readFile(join(siteFolder, files.data), "utf8").catch(ifThere);
  if (there !== JSON.stringify(data)) return false;
  for (const file of [files.data, files.html]) {
    const copy = join(gatsby.outputDir, file);
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(join(siteFolder, file), copy, constants.COPYFILE_FICLONE);
  }
  return true;
}

function ifThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
