/** Plain data of a YAML text; undefined keys are absent. */
export type YamlMap = Readonly<Record<string, unknown>>;
/** A value that is neither list nor map. */
export type ScalarValue = string | number | boolean | null;
/** Steps from the top of a text to a value: names, and positions in lists (0-based). */
export type YamlPath = readonly (string | number)[];

/** True for a map of plain data. */
export function isYamlMap(value: unknown): value is YamlMap {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True for what takes one place in YAML: neither list nor map. */
export function isScalarValue(value: unknown): value is ScalarValue {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

/** The keys of a map whose values are not undefined. */
export function namesOf(map: YamlMap): string[] {
  return Object.keys(map).filter((name) => map[name] !== undefined);
}

/** The value under a name, undefined when the map has none of its own. */
export function valueAt(data: unknown, step: string | number): unknown {
  if (Array.isArray(data)) return data[Number(step)] as unknown;
  return isYamlMap(data) && Object.hasOwn(data, step) ? data[step] : undefined;
}

/** Text that is the same for the same data, whatever the order of keys. */
export function fingerprint(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isYamlMap(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

/** True when two values hold the same data; the order of keys does not count. */
export function sameData(a: unknown, b: unknown): boolean {
  return a === b || fingerprint(a) === fingerprint(b);
}
