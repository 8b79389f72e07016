import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ifThere } from "../../support/error-code";
import { syncFile, syncFolder } from "../../store/durable-file";
import { compressedCopies } from "./precompress";

/** As many as there are threads for files. */
const atOnce = 4;

/** Makes a folder with everything in it survive a power cut. Costs about 0.2 ms a file on a solid-state disk. */
export async function syncTree(folder: string): Promise<void> {
  const left = [folder];
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile() || entry.isDirectory()) left.push(join(entry.parentPath, entry.name));
  const work = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await syncFile(path);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/**
 * The same for files that were moved into a site or removed from it, with their compressed copies. One after the other:
 * a save that comes meanwhile wants the disk as well.
 */
export async function syncFiles(siteFolder: string, files: readonly string[]): Promise<void> {
  const folders = new Set<string>(["."]);
  for (const file of files) {
    for (const each of [file, ...compressedCopies(file)]) await ifThere(syncFile(join(siteFolder, each)));
    for (let folder = dirname(file); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  }
  for (const folder of folders) await ifThere(syncFolder(join(siteFolder, folder)));
}
