import type { z } from "zod";

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/**
 * The words of an issue for which a schema has none of its own, as the rest of `"field" …` (R9.4 asks for
 * sentences people understand, not a library's). Given to `safeParse(data, { error: plainIssue })`.
 */
export function plainIssue(issue: RawIssue): string {
  if (issue.input === undefined || issue.input === null) return "is required";
  switch (issue.code) {
    case "invalid_type":
      return `must be ${kinds[issue.expected] ?? "of another kind"}`;
    case "too_small":
      return `must ${amount(issue.origin, issue.inclusive === false ? "more than" : "at least", issue.minimum)}`;
    case "too_big":
      return `must ${amount(issue.origin, issue.inclusive === false ? "less than" : "at most", issue.maximum)}`;
    case "invalid_value":
      return `must be ${issue.values.map((value) => `"${String(value)}"`).join(" or ")}`;
    case "invalid_format":
      return issue.format === "email" ? "must be an e-mail address" : "is not written in the form expected here";
    case "unrecognized_keys":
      return unknownField;
    default:
      return "is not one of the forms expected here";
  }
}

/** What is said of a field that a file must not have. */
export const unknownField = "is not a field known here: check its spelling or remove it";

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: 'a list: lines that begin with "- "',
  object: 'a group of lines of the form "field: value"',
};

function amount(origin: string, bound: string, value: number | bigint): string {
  if (origin === "array") return `have ${bound} ${String(value)} ${Number(value) === 1 ? "entry" : "entries"}`;
  if (origin === "string") return `have ${bound} ${String(value)} ${Number(value) === 1 ? "character" : "characters"}`;
  return `be ${bound} ${String(value)}`;
}
