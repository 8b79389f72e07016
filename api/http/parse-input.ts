import type { z } from "zod";
import { fault, faultOfMessage, type Fault } from "../../content/model/problems/fault";
import { plainIssue } from "../../content/model/problems/plain-issue";
import { ApiError } from "../errors";

// A form has few fields; an attacker's thousand wrong ones need not all be named back.
const mostNamed = 20;
const longestName = 60;

/** Validates what a request sent. Throws "invalid-input" naming each field that is wrong. */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.infer<T> {
  const parsed = schema.safeParse(input, { error: plainIssue });
  if (parsed.success) return parsed.data;
  throw new ApiError("invalid-input", { fields: fieldFaults(parsed.error.issues) });
}

/** Field name -> what is wrong with it; the first fault of each field. `nested`: the whole path, like `logos.2.link`. */
export function fieldFaults(issues: readonly z.core.$ZodIssue[], nested = false): Record<string, Fault> {
  const nameOf = (path: readonly PropertyKey[]): string => (nested ? path : path.slice(0, 1)).map(String).join(".");
  const faults = new Map<string, Fault>();
  const add = (field: string, what: Fault) => {
    if (faults.size < mostNamed && !faults.has(field)) faults.set(field, what);
  };
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") {
      const within = nested ? issue.path : [];
      for (const key of issue.keys) add(nameOf([...within, key.slice(0, longestName)]), fault("unknownInput"));
    } else {
      add(nameOf(issue.path) || "form", faultOfMessage(issue.message));
    }
  }
  return Object.fromEntries(faults);
}
