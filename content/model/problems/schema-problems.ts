import type { z } from "zod";
import { fault, faultOfMessage, type Fault } from "./fault";
import type { Problem } from "./problem";

/**
 * The issues of a schema as problems of a file, a problem for each field that is not known; `lineOf` finds the line of
 * a path, undefined when it is unknown.
 */
export function problemsOf(
  error: z.ZodError,
  path: string,
  lineOf: (field: readonly PropertyKey[]) => number | undefined,
): Problem[] {
  return error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => problem(path, [...issue.path, key], fault("unknownField"), lineOf))
      : [problem(path, issue.path, faultOfMessage(issue.message), lineOf)],
  );
}

function problem(
  path: string,
  place: readonly PropertyKey[],
  what: Fault,
  lineOf: (field: readonly PropertyKey[]) => number | undefined,
): Problem {
  const line = lineOf(place);
  const field = place.map(String).join(".");
  return { path, ...what, ...(line === undefined ? {} : { line }), ...(field === "" ? {} : { field }) };
}
