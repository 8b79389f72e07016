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

/** Field name -> what is wrong with it; the first fault of each field. */
export function fieldFaults(issues: readonly z.core.$ZodIssue[]): Record<string, Fault> {
  const faults = new Map<string, Fault>();
  const add = (field: string, what: Fault) => {
    if (faults.size < mostNamed && !faults.has(field)) faults.set(field, what);
  };
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) add(key.slice(0, longestName), fault("unknownInput"));
    } else {
      add(String(issue.path[0] ?? "form"), faultOfMessage(issue.message));
    }
  }
  return Object.fromEntries(faults);
}
