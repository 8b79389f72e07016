import type { z } from "zod";
import type { Problem } from "./problem";

/** The issues of a schema as problems of a file; `lineOf` finds the line of a path, undefined when it cannot be told. */
export function problemsOf(
  error: z.ZodError,
  path: string,
  lineOf: (field: readonly PropertyKey[]) => number | undefined,
): Problem[] {
  return error.issues.map((issue) => {
    const line = lineOf(issue.path);
    const field = issue.path.map(String).join(".");
    return {
      path,
      message: issue.message,
      ...(line === undefined ? {} : { line }),
      ...(field === "" ? {} : { field }),
    };
  });
}
