import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { errorMessage } from "../../../content/model/error-message";
import { childEnvironment } from "../../env";
import { ifThere } from "../../support/error-code";
import { syncFile, syncFolder } from "../../support/durable-file";
import { compressedCopies } from "./precompress";

const run = promisify(execFile);

/**
 * Makes a folder with everything in it survive a power cut, by one call for its whole file system (`syncfs`): one for each of tens of
 * thousands of files takes seconds. Systems that do not have it sync every file system.
 */
export async function syncTree(folder: string): Promise<void> {
  const parameters = process.platform === "linux" ? ["-f", folder] : [];
  await run("sync", parameters, { env: { ...childEnvironment(), LC_ALL: "C" } }).catch((cause: unknown) => {
    const code = /No space left|quota exceeded/.test(errorMessage(cause)) ? "ENOSPC" : "EIO";
    // Without the words of the program, which name a folder.
    throw Object.assign(new Error("the release could not be written to the disk", { cause }), { code });
  });
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
