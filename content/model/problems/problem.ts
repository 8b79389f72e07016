import type { Fault } from "./fault";
import { faultWords } from "./fault-words";

/** What is wrong with a content file: where, and what to do about it. */
export interface Problem extends Fault {
  /** Path relative to the content folder, with forward slashes. */
  readonly path: string;
  /** 1-based line in the file, when it is known. */
  readonly line?: number;
  /** Dotted name of the field, when it is one field's fault. */
  readonly field?: string;
  /** "left out" (when absent): the file is not shown. "warning": it is shown, but needs a person. "notice": named, and may be meant so. */
  readonly severity?: "left out" | "warning" | "notice";
}

/** True for a problem because of which visitors do not see the file. */
export const leavesOut = ({ severity = "left out" }: Problem): boolean => severity === "left out";

/** In English, for logs and terminals: `events/2025/picnic.md:4 "date" must be YYYY-MM-DD, got "May 3"` */
export function formatProblem({ path, line, field, ...what }: Problem): string {
  const place = line === undefined ? path : `${path}:${String(line)}`;
  const words = faultWords(what, "en");
  return field === undefined ? `${place} ${words}` : `${place} "${field}" ${words}`;
}
