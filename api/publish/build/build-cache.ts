import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Gatsby's cache is kept between builds up to this size; a whole one has some 50 MB. */
const mostBytes = 1024 * 1024 * 1024;
const markerOf = (rootDir: string): string => join(rootDir, ".build", "code");

/**
 * Drops Gatsby's cache and output when they come from other code (it does not notice every change: after one of style
 * sheets only, the pages keep the old styles), when they are not to be trusted, or when the cache has grown too large.
 */
export async function prepareBuildCache(rootDir: string, code: string, limit = mostBytes): Promise<void> {
  const built = await readFile(markerOf(rootDir), "utf8").catch(() => "");
  if (built === code && (await bytesBelow(join(rootDir, ".cache"))) <= limit) return;
  for (const folder of [".cache", "public"]) await rm(join(rootDir, folder), { recursive: true, force: true });
  await writeFile(markerOf(rootDir), code);
}

/** The next build begins from scratch: this one ended in a way that may have left half-written files in the cache. */
export async function distrustBuildCache(rootDir: string): Promise<void> {
  await rm(markerOf(rootDir), { force: true });
}

async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries.map(async (entry) =>
      entry.isFile() ? (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))?.size : 0,
    ),
  );
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}
