import type { z } from "zod";
import { says } from "./fault";

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/**
 * The fault of an issue for which a schema has none of its own, as the issue's message.
 * Given to `safeParse(data, { error: plainIssue })`.
 */
export function plainIssue(issue: RawIssue): string {
  if (issue.input === undefined || issue.input === null) return says("required");
  switch (issue.code) {
    case "invalid_type":
      return kinds[issue.expected] ?? says("otherKind");
    case "too_small":
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false);
    case "too_big":
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false);
    case "invalid_value":
      return says("oneOf", { values: issue.values.map(String) });
    case "invalid_format":
      return says(issue.format === "email" ? "email" : "unexpectedFormat");
    case "unrecognized_keys":
      return says("unknownField");
    default:
      return says("unexpectedForm");
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: says("notText"),
  number: says("notNumber"),
  int: says("notWholeNumber"),
  boolean: says("notBoolean"),
  array: says("notList"),
  object: says("notGroup"),
};

function tooSmall(origin: string, min: number, inclusive: boolean): string {
  if (origin === "array") return min === 1 ? says("noEntry") : says("tooFewEntries", { min });
  if (origin === "string") return min === 1 ? says("noCharacter") : says("tooShort", { min });
  return says(inclusive ? "tooSmall" : "notAbove", { min });
}

function tooBig(origin: string, max: number, inclusive: boolean): string {
  if (origin === "array") return says("tooManyEntries", { max });
  if (origin === "string") return says("tooLong", { max });
  return says(inclusive ? "tooLarge" : "notBelow", { max });
}
