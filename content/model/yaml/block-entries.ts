import { isMap, isPair, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from "yaml";
import { isBlockScalar } from "./scalar-source";
import { keyOf } from "./yaml-source";

/** A key with its value, or an item of a list, as offsets into the text. */
export interface YamlEntry {
  /** Undefined for the item of a list. */
  readonly name: string | undefined;
  readonly key: Node | null;
  readonly value: Node | null;
  /** The text between the entry before and this one: comments and blank lines, in brackets a comma. */
  readonly lead: string;
  readonly start: number;
  readonly end: number;
}

/** The entries of a collection and the text after the last one. */
export interface YamlEntries {
  readonly entries: readonly YamlEntry[];
  readonly tail: string;
}

/** A list or a map. */
export type YamlCollection = YAMLMap | YAMLSeq;

/** True for a list or a map that is written in brackets. */
export function isFlow(node: YamlCollection): boolean {
  return node.flow === true;
}

/**
 * Splits a block collection, which lies between two offsets, into whole lines: comments and blank lines above an entry are its
 * lead, comments below it that are indented more than its first character belong to it.
 */
export function blockEntries(text: string, node: YamlCollection, from: number, to: number): YamlEntries {
  let at = from;
  const entries = node.items.map((item: unknown): YamlEntry => {
    const start = firstContent(text, at);
    const column = start - lineStart(text, start);
    const deeperComments = new RegExp(`^(?:(?:[ \\t]*\\n)* {${String(column + 1)},}#[^\\n]*\\n)+`);
    const ownEnd = lineEnd(text, lastCharacter(text, item, start));
    const end = ownEnd + (deeperComments.exec(text.slice(ownEnd, to))?.[0].length ?? 0);
    const lead = text.slice(at, lineStart(text, start));
    at = end;
    return { ...partsOf(item), lead, start, end };
  });
  return { entries, tail: text.slice(at, to) };
}

/** Splits a collection in brackets; the opening bracket is the first entry's lead. */
export function flowEntries(text: string, node: YamlCollection): YamlEntries {
  let at = node.range?.[0] ?? 0;
  const entries = node.items.map((item: unknown): YamlEntry => {
    const parts = partsOf(item);
    const start = (parts.key ?? parts.value)?.range?.[0] ?? at;
    const end = (parts.value ?? parts.key)?.range?.[1] ?? start;
    const lead = text.slice(at, start);
    at = end;
    return { ...parts, lead, start, end };
  });
  return { entries, tail: text.slice(at, node.range?.[1]) };
}

/** Offset of the first character of a line. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

function partsOf(item: unknown): Pick<YamlEntry, "name" | "key" | "value"> {
  if (!isPair(item)) return { name: undefined, key: null, value: item as Node | null };
  const pair = item as Pair<Node | null, Node | null>;
  return { name: keyOf(pair), key: pair.key, value: pair.value };
}

/** Offset of the first content after comments and blank lines. */
function firstContent(text: string, from: number): number {
  const skipped = /(?:[ \t]*(?:#[^\n]*)?\n)* */y;
  skipped.lastIndex = from;
  return from + (skipped.exec(text)?.[0].length ?? 0);
}

/** Offset of the last character of an entry that is no space. */
function lastCharacter(text: string, item: unknown, start: number): number {
  const node = isPair(item) ? (item.value ?? item.key) : item;
  if ((isMap(node) || isSeq(node)) && !isFlow(node)) return lastCharacter(text, node.items.at(-1), start);
  const range = (node as Node | null)?.range;
  let last = Math.max(start, (range?.[1] ?? start) - 1);
  const keepsBlankLines = isScalar(node) && isBlockScalar(node) && /^[|>]\d?\+/.test(text.slice(range?.[0]));
  while (!keepsBlankLines && last > start && /\s/.test(text.charAt(last))) last -= 1;
  return last;
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end + 1;
}
