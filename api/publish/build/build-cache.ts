import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const markerOf = (rootDir: string): string => join(rootDir, ".build", "code");

/**
 * Removes Gatsby's cache and output when they come from other code (it does not notice every change: after one of style
 * sheets only, the pages keep the old styles), or from a build that was interrupted.
 */
export async function prepareBuildCache(rootDir: string, code: string): Promise<void> {
  if ((await readFile(markerOf(rootDir), "utf8").catch(() => "")) === code) return;
  for (const folder of [".cache", "public", join(".build", "templates")])
    await rm(join(rootDir, folder), { recursive: true, force: true });
  await writeFile(markerOf(rootDir), code);
}

/** The next build begins from scratch: this one ended in a way that may have left half-written files in the cache. */
export async function invalidateBuildCache(rootDir: string): Promise<void> {
  await rm(markerOf(rootDir), { force: true });
}
