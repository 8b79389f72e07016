import { fingerprint, isYamlMap } from "./yaml-data";

// In a longer list that changes as a whole, items are compared with the one at the same position alone.
const maxComparisons = 250_000;

/**
 * For each item of a list's new value the position (0-based) of the item it was before, undefined when it is new: the same
 * item first (at the beginning, at the end, anywhere), then the one that shares most fields, then the one at the same position.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const [old, wanted] = [before.map(fingerprint), after.map(fingerprint)];
  let head = 0;
  while (head < old.length && head < wanted.length && old[head] === wanted[head]) head += 1;
  let tail = 0;
  const rest = Math.min(old.length, wanted.length) - head;
  while (tail < rest && old.at(-1 - tail) === wanted.at(-1 - tail)) tail += 1;
  const unused = new Map<string, number[]>();
  old.slice(head, old.length - tail).forEach((item, index) => {
    const same = unused.get(item) ?? [];
    same.push(head + index);
    unused.set(item, same);
  });
  const matches = wanted.map((item, to) => {
    if (to < head) return to;
    return to < wanted.length - tail ? unused.get(item)?.shift() : to + old.length - wanted.length;
  });
  const free = new Map([...unused.values()].flat().map((from) => [from, new Set(fieldsOf(before[from]))]));
  const all = [...free];
  const areFew = free.size * after.length <= maxComparisons;
  const candidates = after.flatMap((item, to) => {
    if (matches[to] !== undefined) return [];
    const fields = fieldsOf(item);
    return (areFew ? all : [[to, free.get(to) ?? new Set()] as const]).flatMap(([from, known]) => {
      const shared = fields.filter((field) => known.has(field)).length;
      return free.has(from) && (shared > 0 || from === to) ? [{ from, to, shared }] : [];
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
