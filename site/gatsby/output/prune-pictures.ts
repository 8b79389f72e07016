import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

const day = 24 * 60 * 60 * 1000;
/** A picture that no build used since then leaves the cache. */
const retentionMs = 30 * day;
/** The most that unused pictures may take together. */
const mostUnusedBytes = 500 * 1024 * 1024;

interface CachedPicture {
  readonly name: string;
  readonly bytes: number;
  /** When a build last used it, to the day. */
  readonly usedMs: number;
}

/** Names of the unused pictures to remove: those too old, then the oldest ones beyond the size limit. */
export function picturesToRemove(
  unused: readonly CachedPicture[],
  nowMs: number,
  mostBytes = mostUnusedBytes,
): string[] {
  let bytes = 0;
  return [...unused]
    .sort((a, b) => b.usedMs - a.usedMs)
    .filter((picture) => {
      bytes += picture.bytes;
      return nowMs - picture.usedMs > retentionMs || bytes > mostBytes;
    })
    .map(({ name }) => name);
}

/**
 * Prunes the cache of encoded pictures: marks those in `used` as used today; of the others removes those unused for 30
 * days (content that is reverted or restored finds its pictures until then) and those beyond a size.
 */
export async function prunePictures(cacheDir: string, used: ReadonlySet<string>, now: Date): Promise<void> {
  const unused: CachedPicture[] = [];
  for (const name of await readdir(cacheDir).catch(() => [])) {
    const path = join(cacheDir, name);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined) continue;
    if (!used.has(name)) unused.push({ name, bytes: found.size, usedMs: found.mtimeMs });
    else if (now.getTime() - found.mtimeMs > day) await utimes(path, now, now);
  }
  await Promise.all(picturesToRemove(unused, now.getTime()).map((name) => rm(join(cacheDir, name), { force: true })));
}

/** Removes the files below a folder that an earlier build left there: those whose path is not in `keep`. */
export async function removeOthers(folder: string, keep: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1);
    if (entry.isFile() && !keep.has(name)) await rm(path);
  }
}
