import type { FileVersion } from "../../store/content-store";

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
