/** What is wrong with a content file: where, and what to do about it (R8.7). */
export interface Problem {
  /** Path relative to the content folder, with forward slashes. */
  readonly path: string;
  /** 1-based line in the file, when it can be told. */
  readonly line?: number;
  /** Dotted name of the field, when it is one field's fault. */
  readonly field?: string;
  /** A sentence that says what is wrong and what is expected. */
  readonly message: string;
  /** "left out" (when absent): the file is not shown. "warning": it is shown, but somebody should look at it. */
  readonly severity?: "left out" | "warning";
}

/** `events/2025/picnic.md:4 "date" must be YYYY-MM-DD, got "May 3"` */
export function formatProblem({ path, line, field, message }: Problem): string {
  const place = line === undefined ? path : `${path}:${String(line)}`;
  return field === undefined ? `${place} ${message}` : `${place} "${field}" ${message}`;
}
