import type { Snapshot } from "../store/content-store";

/** A file that differs between two states of the content; without a version it is gone. */
export interface ChangedPath {
  readonly path: string;
  readonly version: string | undefined;
}

type Files = Pick<Snapshot, "paths" | "versionOf">;

/** What differs between two states of the content, pictures included. Costs a comparison a file, and no reading. */
export function changedPaths(before: Files, after: Files): ChangedPath[] {
  const now = after.paths("");
  const changed = now.flatMap((path) => {
    const version = after.versionOf(path);
    return version === before.versionOf(path) ? [] : [{ path, version }];
  });
  const gone = before.paths("").filter((path) => after.versionOf(path) === undefined);
  return [...changed, ...gone.map((path) => ({ path, version: undefined }))];
}
