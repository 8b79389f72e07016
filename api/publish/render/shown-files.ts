import type { FileVersion, Snapshot } from "../../store/content-store";

/**
 * The files that visitors are shown, ordered by path: a last good version replaces a file that is left out, and files
 * that are not public are omitted.
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
