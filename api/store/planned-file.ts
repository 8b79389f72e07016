import { StoreError, type Change } from "./content-store";
import type { ContentSnapshot } from "./content-snapshot";
import { assertWritable } from "./content-paths";
import { gitObject, type GitObject } from "./git-objects";

/** One path of a save: what stands there now and what shall stand there. Paths are relative to the repository's root. */
export interface PlannedFile {
  readonly path: string;
  /** Blob id before, undefined when there is no file. */
  readonly before: string | undefined;
  /** The new file, undefined when it shall be gone. */
  readonly after: GitObject | undefined;
}

/**
 * The files that a change really changes; empty when everything is already so.
 * Raises StoreError "invalid-change" for a path outside the content folder or named twice.
 */
export function plannedFiles(change: Change, snapshot: ContentSnapshot, contentPath: string): readonly PlannedFile[] {
  const named = new Set<string>();
  const planned: PlannedFile[] = [];
  for (const file of change.files) {
    assertWritable(file.path);
    if (named.has(file.path)) throw new StoreError("invalid-change", `"${file.path}" is named twice in one change`);
    named.add(file.path);
    const before = snapshot.versionOf(file.path);
    const after = "remove" in file ? undefined : gitObject("blob", file.bytes);
    if (before !== after?.id)
      planned.push({ path: contentPath === "" ? file.path : `${contentPath}/${file.path}`, before, after });
  }
  return planned;
}
