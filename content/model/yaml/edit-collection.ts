import { isMap, isScalar, isSeq, Lexer, type Node, type Scalar } from "yaml";
import { arrangeEntries } from "./arrange-entries";
import { blockEntries, flowEntries, isFlow, lineStart, type YamlCollection, type YamlEntry } from "./block-entries";
import { blockScalarSource, isBlockScalar, scalarSource } from "./scalar-source";
import { isScalarValue, isYamlMap, namesOf, sameData } from "./yaml-data";
import {
  maxInlineLength,
  writeInline,
  writeInlinePair,
  writeItem,
  writeName,
  writeValue,
  type YamlStyle,
} from "./write-yaml";

/** A YAML text (LF line ends), the data it holds and how it is written. */
export interface YamlText extends YamlStyle {
  readonly text: string;
}

/**
 * The text of a block collection, which lies between two offsets, with its data changed from `before` to `value`, which
 * has the same kind and is not empty. Entries that stay keep their text, comments and blank lines.
 */
export function editBlock(
  yaml: YamlText,
  node: YamlCollection,
  [from, to]: readonly [number, number],
  before: unknown,
  value: unknown,
): string {
  const { entries, tail } = blockEntries(yaml.text, node, from, to);
  const start = entries[0]?.start ?? from;
  const column = start - lineStart(yaml.text, start);
  const indent = " ".repeat(column);
  const like = entries.at(-1)?.value;
  const { parts, lead } = arrangeEntries(entries, before, value, {
    edit: (entry, old, wanted) => editEntry(yaml, entry, column, old, wanted),
    write: (name, wanted) =>
      name === undefined
        ? writeItem(yaml, wanted, column, like)
        : `${writeName(yaml, name)}:${writeValue(yaml, wanted, column)}`,
  });
  // The first key of a list's item is on the line of its "-".
  const beside = from > lineStart(yaml.text, from);
  const written = parts.map((part) => part.lead + indent + part.text).join("");
  return (beside ? written.trimStart() : written) + (lead.trim() === "" ? "" : lead) + tail;
}

/** An entry of a block collection, from its first character to its last line end, with another value. */
function editEntry(yaml: YamlText, entry: YamlEntry, column: number, before: unknown, value: unknown): string {
  const { text } = yaml;
  const source = text.slice(entry.start, entry.end);
  if (sameData(before, value)) return source;
  const node = entry.value;
  if (canEditInside(node, value)) {
    const from = blockStart(text, entry, node);
    return text.slice(entry.start, from) + editBlock(yaml, node, [from, entry.end], before, value);
  }
  const comments = commentsIn(source);
  const [from, to] = node?.range ?? [entry.end, entry.end];
  const [head, rest] = [text.slice(entry.start, from), text.slice(to, entry.end)];
  if (isScalar(node) && isBlockScalar(node)) {
    const written = comments.length === 0 ? blockScalarSource(value, yaml.schema, column, node) : undefined;
    if (written !== undefined) return head + written;
  } else if (node !== null) {
    const written = isScalar(node) ? writeShort(yaml, node, value) : editFlow(yaml, node, before, value);
    if (written !== undefined)
      return `${head}${/\s$/.test(head) ? "" : " "}${written}${rest.startsWith("#") ? " " : ""}${rest}`;
  }
  const fresh = entry.key?.range
    ? `${text.slice(entry.key.range[0], entry.key.range[1])}:${writeValue(yaml, value, column, node)}`
    : writeItem(yaml, value, column, node);
  return [...comments, fresh].join(`\n${" ".repeat(column)}`);
}

/** A text or a short list of texts in the place of a text; undefined when it needs lines of its own. */
function writeShort(yaml: YamlText, node: Scalar, value: unknown): string | undefined {
  if (isScalarValue(value)) return scalarSource(value, yaml.schema, false, node);
  const list = Array.isArray(value) && value.every(isScalarValue) ? writeInline(yaml, value) : "";
  return list !== "" && list.length <= maxInlineLength ? list : undefined;
}

/** A value in brackets, or undefined when brackets that hold other entries would lose a comment or a line end. */
export function editFlow(yaml: YamlText, node: Node, before: unknown, value: unknown): string | undefined {
  const source = yaml.text.slice(node.range?.[0], node.range?.[1]);
  if (sameData(before, value)) return source;
  if (isScalar(node) && isScalarValue(value)) return scalarSource(value, yaml.schema, true, node);
  // A map of one pair in a list needs no braces.
  if (!isFlowCollection(node) || node.items.length === 0 || !/^[[{]/.test(source) || !sameKind(node, value))
    return undefined;
  const { entries, tail } = flowEntries(yaml.text, node);
  const write = (name: string | undefined, wanted: unknown): string =>
    name === undefined ? writeInline(yaml, wanted, true) : writeInlinePair(yaml, name, wanted);
  const { parts } = arrangeEntries(entries, before, value, {
    edit: (entry, old, wanted) => {
      const written = entry.value && editFlow(yaml, entry.value, old, wanted);
      const isNewText = isScalar(entry.value) && entry.name === undefined && !sameData(old, wanted);
      if (!written || isNewText) return write(entry.name, wanted);
      const head = yaml.text.slice(entry.start, entry.value.range?.[0]);
      return `${head}${head.endsWith(":") ? " " : ""}${written}`;
    },
    write,
  });
  const sameEntries = parts.length === entries.length && parts.every(({ entry }, index) => entry === entries[index]);
  if (sameEntries) return parts.map((part) => part.lead + part.text).join("") + tail;
  if (source.includes("\n")) return undefined;
  if (parts.length === 0) return isSeq(node) ? "[]" : "{}";
  return (entries[0]?.lead ?? "") + parts.map((part) => part.text).join(", ") + tail.replace(/^\s*,/, "");
}

function isFlowCollection(node: Node): node is YamlCollection {
  return (isMap(node) || isSeq(node)) && isFlow(node);
}

function sameKind(node: YamlCollection, value: unknown): boolean {
  return isSeq(node) ? Array.isArray(value) : isYamlMap(value);
}

function canEditInside(node: Node | null, value: unknown): node is YamlCollection {
  const isEmpty = Array.isArray(value) ? value.length === 0 : isYamlMap(value) && namesOf(value).length === 0;
  return (isMap(node) || isSeq(node)) && !isFlow(node) && sameKind(node, value) && !isEmpty;
}

/** Where the lines of a block collection begin: at the line after its key, or beside it. */
function blockStart(text: string, entry: YamlEntry, node: YamlCollection): number {
  const start = node.range?.[0] ?? entry.start;
  const line = text.indexOf("\n", entry.key?.range?.[1] ?? entry.start) + 1;
  return line > 0 && line <= start ? line : start;
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
