import { isDeepStrictEqual } from "node:util";

/** The value, in which parts that equal those of the earlier one at the same place are the earlier objects. For plain data. */
export function keepEqualParts<T>(earlier: unknown, value: T): T {
  if (isDeepStrictEqual(earlier, value)) return earlier as T;
  if (!isObject(earlier) || !isObject(value)) return value;
  const kept = Object.entries(value).map(([name, part]) => [name, keepEqualParts(earlier[name], part)] as const);
  return (Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept)) as T;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
