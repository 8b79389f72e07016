import { isCollection, isMap, isSeq, visit, type Document } from "yaml";
import { doubleQuoted, scalarSource } from "./scalar-source";
import { isScalarValue, isYamlMap, namesOf, valueAt } from "./yaml-data";
import type { YamlSchema } from "./yaml-source";

/** How a text is written: its schema and its own style. */
export interface YamlStyle {
  readonly schema: YamlSchema;
  /** Short texts in two languages are on one line: `{ en: Fees, ja: 会費 }`. */
  readonly textsInBraces: boolean;
}

/** The most that texts or items measure together on one line, so that it stays readable. */
export const maxInlineLength = 100;
const plainName = /^[\p{L}_][\p{L}\p{N}_-]*$/u;

/** True when a document writes texts in two languages on one line, or has none yet. */
export function writesTextsInBraces(document: Document): boolean {
  let [inBraces, inLines] = [false, false];
  visit(document, {
    Map: (_key, map) => {
      if (map.flow === true) inBraces = true;
      else if (map.items.length === 2 && areTexts(map.toJS(document))) inLines = true;
    },
  });
  return inBraces || !inLines;
}

/** What follows `name:` or `-` that begins in `column`: a line or more, in the style of the value `like`. */
export function writeValue(style: YamlStyle, value: unknown, column: number, like?: unknown): string {
  if (isOnOneLine(style, value, like)) return ` ${writeInline(style, value)}\n`;
  return `\n${writeBlock(style, value, column + 2, like)}`;
}

/** An item of a list, from its `-` on. */
export function writeItem(style: YamlStyle, value: unknown, column: number, like?: unknown): string {
  const written = writeValue(style, value, column, like);
  return `-${isYamlMap(value) ? written.replace(/^\s+/, " ") : written}`;
}

/** A value on one line; `inFlow`: inside brackets. */
export function writeInline(style: YamlStyle, value: unknown, inFlow = false): string {
  if (Array.isArray(value)) return `[${value.map((item) => writeInline(style, item, true)).join(", ")}]`;
  if (isScalarValue(value)) return scalarSource(value, style.schema, inFlow);
  if (!isYamlMap(value)) throw new TypeError(`YAML holds no ${typeof value}`);
  const pairs = namesOf(value).map((name) => writeInlinePair(style, name, value[name]));
  return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
}

/** A key and its value as in braces. */
export function writeInlinePair(style: YamlStyle, name: string, value: unknown): string {
  return `${writeName(style, name)}: ${writeInline(style, value, true)}`;
}

/** A key, in double quotes when another place of the text could read it as more than a word. */
export function writeName(style: YamlStyle, name: string): string {
  return plainName.test(name) ? scalarSource(name, style.schema, true) : doubleQuoted(name);
}

/** The lines of a list or a map whose entries begin in a column. */
export function writeBlock(style: YamlStyle, value: unknown, column: number, like?: unknown): string {
  const indent = " ".repeat(column);
  if (Array.isArray(value)) {
    const first = isSeq(like) ? like.items[0] : undefined;
    return value.map((item) => indent + writeItem(style, item, column, first)).join("");
  }
  if (!isYamlMap(value)) return "";
  return namesOf(value)
    .map((name) => {
      const model = isMap(like) ? like.get(name, true) : undefined;
      return `${indent}${writeName(style, name)}:${writeValue(style, value[name], column, model)}`;
    })
    .join("");
}

function isOnOneLine(style: YamlStyle, value: unknown, like: unknown): boolean {
  const isMapping = isYamlMap(value);
  if (!isMapping && !Array.isArray(value)) return true;
  if ((isMapping ? namesOf(value) : value).length === 0) return true;
  if (isCollection(like) && like.items.length > 0 && isMap(like) === isMapping)
    return (like as { flow?: boolean }).flow === true;
  return style.textsInBraces && areTexts(value);
}

function areTexts(value: unknown): boolean {
  if (!isYamlMap(value) || namesOf(value).sort().join() !== "en,ja") return false;
  const texts = [valueAt(value, "en"), valueAt(value, "ja")];
  return texts.every((text) => typeof text === "string") && texts.join("").length < maxInlineLength;
}
