import type { z } from "zod";
import { unknownField } from "./plain-issue";
import type { Problem } from "./problem";

/**
 * The issues of a schema as problems of a file, a problem for each field that is not known; `lineOf` finds the line of a
 * path, undefined when it cannot be told.
 */
export function problemsOf(
  error: z.ZodError,
  path: string,
  lineOf: (field: readonly PropertyKey[]) => number | undefined,
): Problem[] {
  return error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => problem(path, [...issue.path, key], unknownField, lineOf))
      : [problem(path, issue.path, issue.message, lineOf)],
  );
}

function problem(
  path: string,
  place: readonly PropertyKey[],
  message: string,
  lineOf: (field: readonly PropertyKey[]) => number | undefined,
): Problem {
  const line = lineOf(place);
  const field = place.map(String).join(".");
  return { path, message, ...(line === undefined ? {} : { line }), ...(field === "" ? {} : { field }) };
}
