import { sameData } from "../yaml/yaml-data";

/** Who changed a value that two sides had of a third: one of them, both to the same, or both differently. */
export type ChangedBy = "nobody" | "mine" | "theirs" | "same" | "conflict";

/** Compares both sides of a value with what both began with. */
export function changedBy(base: unknown, mine: unknown, theirs: unknown): ChangedBy {
  if (sameData(mine, theirs)) return sameData(base, mine) ? "nobody" : "same";
  if (sameData(base, mine)) return "theirs";
  return sameData(base, theirs) ? "mine" : "conflict";
}
