import { fingerprint, isYamlMap } from "./yaml-data";

/**
 * For each item of a list's new value the position (0-based) of the item it was before, undefined when it is new:
 * the same item first, then the one that shares most fields, then the one at the same position.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const unused = new Map<string, number[]>();
  before.forEach((item, from) => {
    const same = unused.get(fingerprint(item)) ?? [];
    same.push(from);
    unused.set(fingerprint(item), same);
  });
  const matches = after.map((item) => unused.get(fingerprint(item))?.shift());
  const free = new Map([...unused.values()].flat().map((from) => [from, new Set(fieldsOf(before[from]))]));
  const candidates = after.flatMap((item, to) => {
    if (matches[to] !== undefined) return [];
    const fields = fieldsOf(item);
    return [...free].flatMap(([from, known]) => {
      const shared = fields.filter((field) => known.has(field)).length;
      return shared > 0 || from === to ? [{ from, to, shared }] : [];
    });
  });
  candidates.sort((a, b) => b.shared - a.shared || Math.abs(a.from - a.to) - Math.abs(b.from - b.to));
  for (const { from, to } of candidates) {
    if (matches[to] === undefined && free.delete(from)) matches[to] = from;
  }
  return matches;
}

function fieldsOf(item: unknown): string[] {
  return isYamlMap(item) ? Object.entries(item).map(fingerprint) : [];
}
