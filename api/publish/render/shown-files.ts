import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileVersion, Snapshot } from "../../store/content-store";

/**
 * The files that visitors are shown, ordered by path: a last good version stands in place of a file that is left out, and
 * what is not public is not there.
 */
export function shownFiles(
  { versions, lastGood }: Pick<Snapshot, "versions" | "lastGood">,
  hidden: readonly string[],
): readonly FileVersion[] {
  if (lastGood.length === 0 && hidden.length === 0) return versions;
  const byPath = new Map(lastGood.map((file) => [file.path, file]));
  const without = new Set(hidden);
  return versions.filter(({ path }) => !without.has(path)).map((file) => byPath.get(file.path) ?? file);
}

/** The files of an exported content folder with the versions that git gives to their bytes, ordered by path. */
export async function filesIn(contentDir: string): Promise<FileVersion[]> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(contentDir.length + 1));
  const files: FileVersion[] = [];
  for (const path of paths.sort()) files.push({ path, version: blobId(await readFile(join(contentDir, path))) });
  return files;
}

const blobId = (bytes: Uint8Array): string =>
  createHash("sha1")
    .update(`blob ${String(bytes.length)}\0`)
    .update(bytes)
    .digest("hex");
