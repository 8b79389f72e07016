import type { Snapshot } from "../../store/content-store";

/** A file that differs between two states of the content; without a version it is gone. */
export interface ChangedPath {
  readonly path: string;
  readonly version: string | undefined;
}

type Files = Pick<Snapshot, "versions">;

/** What differs between two states of the content, pictures included. Goes through both once, and reads no file. */
export function changedPaths({ versions: before }: Files, { versions: after }: Files): ChangedPath[] {
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
