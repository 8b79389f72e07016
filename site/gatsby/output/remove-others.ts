import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Removes the files below a folder that an earlier build left there: those whose path is not in `keep`. */
export async function removeOthers(folder: string, keep: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1);
    if (entry.isFile() && !keep.has(name)) await rm(path);
  }
}
