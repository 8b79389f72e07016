import { isYamlMap, sameData, valueAt } from "../yaml/yaml-data";

/**
 * What a file is to hold after an edit: `raw` is what it holds as written, `before` what the schema read from that and
 * `after` what it is to read. Where nothing changed the written form stays: an absent default, a link without `https://`.
 */
export function rawAfter(raw: unknown, before: unknown, after: unknown): unknown {
  if (sameData(before, after)) return raw;
  if (Array.isArray(raw) && Array.isArray(before) && Array.isArray(after)) return listAfter(raw, before, after);
  if (!isYamlMap(raw) || !isYamlMap(before) || !isYamlMap(after)) return withoutUndefined(after);
  // In the order of the schema: it says where a new key goes.
  const keys = new Set([...Object.keys(after), ...Object.keys(raw)]);
  const entries = [...keys].flatMap((key) => {
    const [was, is] = [valueAt(before, key), valueAt(after, key)];
    // A key that the schema does not have, or one with its old value.
    if (sameData(was, is)) return Object.hasOwn(raw, key) ? [[key, valueAt(raw, key)] as const] : [];
    return is === undefined ? [] : [[key, rawAfter(valueAt(raw, key), was, is)] as const];
  });
  return Object.fromEntries(entries);
}

// An unchanged item keeps its written form at any position; others are compared with the old item at their position.
function listAfter(raw: readonly unknown[], before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const free = new Set(before.keys());
  const found = after.map((item) => {
    const at = [...free].find((index) => sameData(before[index], item));
    if (at !== undefined) free.delete(at);
    return at;
  });
  return after.map((item, index) => {
    const at = found[index];
    if (at !== undefined) return raw[at];
    return free.has(index) ? rawAfter(raw[index], before[index], item) : withoutUndefined(item);
  });
}

const withoutUndefined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
