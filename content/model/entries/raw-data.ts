import { matchItems } from "../yaml/match-items";
import { isYamlMap, sameData, valueAt } from "../yaml/yaml-data";

/**
 * What a file is to hold after an edit: `raw` is what it holds as written, `before` what the schema read from that and
 * `after` what it is to read. Where nothing changed the written form stays: an absent default, a link without `https://`.
 */
export function rawAfter(raw: unknown, before: unknown, after: unknown): unknown {
  if (sameData(before, after)) return raw;
  if (Array.isArray(raw) && Array.isArray(before) && Array.isArray(after)) {
    const itemAfter = (from: number | undefined, to: number): unknown =>
      from === undefined ? withoutUndefined(after[to]) : rawAfter(raw[from], before[from], after[to]);
    return matchItems(before, after).map(itemAfter);
  }
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

const withoutUndefined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
