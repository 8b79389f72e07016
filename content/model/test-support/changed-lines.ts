import { splitLines } from "../text/text-lines";

/** Lines that only one of two texts has, in order. */
export function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
  const [a, b] = [before, after].map((text) => splitLines(text).map((line) => line.text + line.end));
  if (a === undefined || b === undefined) throw new Error("two texts");
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return { removed: a.slice(head, a.length - tail), added: b.slice(head, b.length - tail) };
}
