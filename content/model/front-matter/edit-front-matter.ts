import { isCollection, isMap, isScalar, isSeq, Lexer, type Node, type Pair, Scalar } from "yaml";
import { changedList, type FieldPlace } from "./edit-block-list";
import { fieldLines, listSource, scalarSource, type ScalarStyle } from "./field-source";
import { keyOffset, parseFrontMatterSource, type FrontMatterSource } from "./front-matter-fields";
import { keyOf } from "./yaml-source";

/** New value of a field; undefined removes it. */
export type FieldValue = string | readonly string[] | undefined;

/**
 * The lines of a front matter with one field changed; no other line differs. Comments behind and inside the value stay,
 * as does its style (quotes, flow or block list). `order` says where a new field goes.
 * Undefined when the field cannot be told apart by lines (`{a: 1, b: 2}`, `? key`).
 */
export function withField(
  lines: readonly string[],
  name: string,
  value: FieldValue,
  order: readonly string[],
): string[] | undefined {
  const source = sourceOf(lines);
  const parsed = parseFrontMatterSource(source);
  if (Array.isArray(parsed) || parsed.map?.flow === true) return undefined;
  const places = (parsed.map?.items ?? []).map((pair) => placeOf(pair, lines, source, parsed));
  const place = places.find((candidate) => candidate !== undefined && keyOf(candidate.pair) === name);
  if (place === undefined) {
    return value === undefined || places.includes(undefined) ? undefined : inserted(lines, places, name, value, order);
  }
  if (value === undefined) return lines.toSpliced(place.first, place.last - place.first + 1);
  return (
    changedInLine(lines, place, value, parsed) ??
    changedList(lines, place, value, parsed) ??
    rewritten(lines, place, name, value)
  );
}

/** The text of front matter lines as YAML reads it. */
export function sourceOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

function placeOf(
  pair: Pair,
  lines: readonly string[],
  source: string,
  parsed: FrontMatterSource,
): FieldPlace | undefined {
  const start = keyOffset(pair);
  const first = parsed.lineAt(start) - 1;
  const indent = (lines[first] ?? "").slice(0, start - offsetOfLine(lines, first));
  if (indent.trim() !== "") return undefined;
  const last = Math.max(first, lineBefore(lastOffset(pair.value as Node | null, start), source, parsed));
  return { pair, first, last, indent };
}

/** Where the last character of a value lies, comments and line ends after it not counted. */
function lastOffset(node: Node | null, otherwise: number): number {
  if (node === null) return otherwise;
  const last: unknown =
    isCollection(node) && !(isMap(node) || isSeq(node) ? node.flow : false) ? node.items.at(-1) : undefined;
  if (last !== undefined) {
    const inner =
      typeof last === "object" && last !== null && "value" in last && "key" in last ? (last.value ?? last.key) : last;
    return lastOffset(inner as Node | null, otherwise);
  }
  return node.range?.[1] ?? otherwise;
}

function lineBefore(end: number, source: string, parsed: FrontMatterSource): number {
  const text = source.slice(0, end).trimEnd();
  return parsed.lineAt(Math.max(0, text.length - 1)) - 1;
}

/** Replaces a value that stands on its field's line, whatever is behind it stays. */
function changedInLine(
  lines: readonly string[],
  place: FieldPlace,
  value: string | readonly string[],
  parsed: FrontMatterSource,
): string[] | undefined {
  const node = place.pair.value as Node | null;
  const range = node?.range;
  if (place.first !== place.last || !range || (isSeq(node) && node.flow !== true) || isMap(node)) return undefined;
  if (isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED)) return undefined;
  if (parsed.lineAt(range[0]) - 1 !== place.first) return undefined;
  const line = lines[place.first] ?? "";
  const offset = offsetOfLine(lines, place.first);
  const before = line.slice(0, range[0] - offset);
  const after = line.slice(range[1] - offset);
  const style = isScalar(node) ? styleOf(node) : "plain";
  const written = typeof value === "string" ? scalarSource(value, style) : listSource(value);
  return lines.with(place.first, `${before}${/\s$/.test(before) ? "" : " "}${written}${after}`);
}

function styleOf(node: Scalar): ScalarStyle {
  if (node.type === Scalar.QUOTE_DOUBLE) return "double";
  return node.type === Scalar.QUOTE_SINGLE ? "single" : "plain";
}

/** Writes the field anew; comments that stood inside the old value stand above it. */
function rewritten(
  lines: readonly string[],
  place: FieldPlace,
  name: string,
  value: string | readonly string[],
): string[] {
  const comments = commentsIn(sourceOf(lines.slice(place.first, place.last + 1)));
  const written = [...comments, ...fieldLines(name, value)].map((line) => place.indent + line);
  return lines.toSpliced(place.first, place.last - place.first + 1, ...written);
}

function commentsIn(source: string): string[] {
  const comments: string[] = [];
  let previous = "";
  for (const token of new Lexer().lex(source)) {
    // The lexer marks the text of a scalar by the token before it.
    if (token.startsWith("#") && previous !== "\u001f") comments.push(token);
    previous = token;
  }
  return comments;
}

function inserted(
  lines: readonly string[],
  places: readonly (FieldPlace | undefined)[],
  name: string,
  value: string | readonly string[],
  order: readonly string[],
): string[] {
  const rank = order.indexOf(name);
  const known = places.flatMap((place) =>
    place === undefined ? [] : [{ ...place, rank: order.indexOf(keyOf(place.pair) ?? "") }],
  );
  const before = known
    .filter((place) => rank !== -1 && place.rank !== -1 && place.rank < rank)
    .sort((a, b) => a.rank - b.rank)
    .at(-1);
  const after = known.find((place) => rank !== -1 && place.rank > rank);
  const at =
    before !== undefined ? before.last + 1 : after !== undefined ? startWithComments(lines, after.first) : lines.length;
  const indent = known[0]?.indent ?? "";
  return lines.toSpliced(at, 0, ...fieldLines(name, value).map((line) => indent + line));
}

function startWithComments(lines: readonly string[], line: number): number {
  let start = line;
  while (start > 0 && (lines[start - 1] ?? "").trimStart().startsWith("#")) start -= 1;
  return start;
}

function offsetOfLine(lines: readonly string[], line: number): number {
  return lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
}

/** The same change made through the YAML document: always right, but other lines may be written in another style. */
export function withFieldByDocument(lines: readonly string[], name: string, value: FieldValue): string[] | undefined {
  const parsed = parseFrontMatterSource(sourceOf(lines));
  if (Array.isArray(parsed)) return undefined;
  const { document } = parsed;
  if (value === undefined) document.delete(name);
  else document.set(name, document.createNode(value));
  return document.toString({ lineWidth: 0 }).replace(/\n$/, "").split("\n");
}
