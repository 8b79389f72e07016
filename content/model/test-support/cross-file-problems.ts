import { FileComparison } from "../checks/check-content";
import type { PlacedFile } from "../entries/content-file";
import type { Problem } from "../problems/problem";

/** What only shows when these files are seen together, compared at once. */
export function crossFileProblems(files: readonly PlacedFile[], has: (path: string) => boolean): Problem[] {
  const comparison = new FileComparison();
  for (const file of files) comparison.replace(undefined, file);
  return comparison.problems(files, has);
}
