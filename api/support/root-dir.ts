import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The checkout, absolute: the nearest folder above this file, source or compiled, that holds the lockfile. */
export const rootDir = folderOfLockfile(__dirname);

function folderOfLockfile(folder: string): string {
  if (existsSync(join(folder, "package-lock.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No package-lock.json was found above ${__dirname}.`);
  return folderOfLockfile(parent);
}
