import { FileComparison, type PlacedFile } from "../entries/check-content";
import type { Problem } from "../problems/problem";

/** What only shows when these files are seen together, compared at once. */
export function crossFileProblems(files: readonly PlacedFile[], has: (path: string) => boolean): Problem[] {
  const comparison = new FileComparison();
  for (const file of files) comparison.replace(undefined, file);
  return comparison.problems(files, has);
}
