import type { z } from "zod";
import { ApiError } from "../errors";

// A form has few fields; an attacker's thousand wrong ones need not all be named back.
const mostNamed = 20;
const longestName = 60;

/** Validates what a request sent. Throws "invalid-input" naming each field that is wrong. */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.infer<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new ApiError("invalid-input", { fields: fieldMessages(parsed.error.issues) });
}

/** Field name -> what is wrong with it; the first message of each field. */
export function fieldMessages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const messages = new Map<string, string>();
  const add = (field: string, message: string) => {
    if (messages.size < mostNamed && !messages.has(field)) messages.set(field, message);
  };
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) add(key.slice(0, longestName), "is not a field of this form");
    } else {
      add(String(issue.path[0] ?? "form"), issue.message);
    }
  }
  return Object.fromEntries(messages);
}
