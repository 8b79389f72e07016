import { diffArrays } from "diff";
import type { Language } from "../../../../content/model/text/language";
import { wordsIn } from "./word-difference";

/** A run of the base's words, and what a side has in its place. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
}

/**
 * A first proposal for a text that holds what both sides changed: changes of different words both apply; where both
 * changed the same words, mine stands before theirs.
 */
export function combinedText(base: string, mine: string, theirs: string, language: Language): string {
  const words = wordsIn(base, language);
  const [ours, others] = [mine, theirs].map((side) => editsOf(words, wordsIn(side, language))) as [Edit[], Edit[]];
  const result: string[] = [];
  let at = 0;
  while (ours.length > 0 || others.length > 0) {
    const [a, b] = [ours[0], others[0]];
    const apart = a && b ? a.to < b.from || b.to < a.from : true;
    const next = !b || (a && a.from <= b.from) ? a : b;
    if (!next) break;
    if (apart) {
      result.push(...words.slice(at, next.from), ...next.words);
      at = next.to;
      (next === a ? ours : others).shift();
    } else if (a && b) {
      const clash = takeClash(ours, others);
      result.push(...words.slice(at, clash.from), ...joined(clash.mine(words), clash.theirs(words)));
      at = clash.to;
    }
  }
  return [...result, ...words.slice(at)].join("");
}

/** Takes the first edits of both sides that touch each other, and all that touch those. */
function takeClash(ours: Edit[], others: Edit[]) {
  const [a, b]: [Edit[], Edit[]] = [[], []];
  const [first, second] = [ours[0], others[0]];
  const from = Math.min(first?.from ?? 0, second?.from ?? 0);
  let to = from;
  for (let grown = true; grown;) {
    grown = false;
    for (const [side, taken] of [
      [ours, a],
      [others, b],
    ] as const) {
      for (let edit = side[0]; edit && edit.from <= Math.max(to, from); edit = side[0]) {
        taken.push(edit);
        side.shift();
        to = Math.max(to, edit.to);
        grown = true;
      }
    }
  }
  const textOf = (edits: readonly Edit[]) => (words: readonly string[]) => applied(words, from, to, edits);
  return { from, to, mine: textOf(a), theirs: textOf(b) };
}

function applied(words: readonly string[], from: number, to: number, edits: readonly Edit[]): string {
  let at = from;
  const result: string[] = [];
  for (const edit of edits) {
    result.push(...words.slice(at, edit.from), ...edit.words);
    at = edit.to;
  }
  return [...result, ...words.slice(at, to)].join("");
}

function joined(mine: string, theirs: string): string[] {
  if (mine === theirs || theirs === "") return [mine];
  if (mine === "") return [theirs];
  return [mine, /\n/.test(mine + theirs) ? "\n\n" : " ", theirs];
}

function editsOf(base: string[], side: string[]): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  let open: { from: number; to: number; words: string[] } | undefined;
  for (const { added, removed, value } of diffArrays(base, side)) {
    if (!added && !removed) {
      at += value.length;
      open = undefined;
      continue;
    }
    if (!open) edits.push((open = { from: at, to: at, words: [] }));
    if (added) open.words.push(...value);
    else open.to = at += value.length;
  }
  return edits;
}
