import type { FileVersion, Snapshot } from "../../store/content-store";

/**
 * The files that visitors are shown, ordered by path: a last good version replaces what is left out, and files that
 * are not public are omitted.
 */
export function shownFiles(
  { versions, lastGood }: Pick<Snapshot, "versions" | "lastGood">,
  hidden: readonly string[],
): readonly FileVersion[] {
  if (lastGood.length === 0 && hidden.length === 0) return versions;
  const without = new Set(hidden);
  if (lastGood.length === 0) return versions.filter(({ path }) => !without.has(path));
  const byPath = new Map<string, FileVersion>([...versions, ...lastGood].map((file) => [file.path, file]));
  return [...byPath.values()].filter(({ path }) => !without.has(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A file that differs between two states of the content; without a version it was removed. */
export interface ChangedPath {
  readonly path: string;
  readonly version: string | undefined;
}

/** What differs between two lists of files, both ordered by path. Goes through both once, and reads no file. */
export function changedPaths(before: readonly FileVersion[], after: readonly FileVersion[]): ChangedPath[] {
  const changed: ChangedPath[] = [];
  let at = 0;
  for (const now of after) {
    let old = before[at];
    while (old !== undefined && old !== now && old.path < now.path) {
      changed.push({ path: old.path, version: undefined });
      old = before[(at += 1)];
    }
    const isThere = old === now || old?.path === now.path;
    if (isThere) at += 1;
    if (!isThere || old?.version !== now.version) changed.push({ path: now.path, version: now.version });
  }
  return [...changed, ...before.slice(at).map(({ path }) => ({ path, version: undefined }))];
}
