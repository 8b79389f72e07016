import { CST, Scalar } from "yaml";
import type { ScalarValue } from "./yaml-data";
import { parseYaml, type YamlSchema } from "./yaml-source";

// Characters that other YAML readers, editors and diffs show badly are escaped in double quotes.
const unprintable = /[\u0000-\u001f\u007f-\u00a0\u2028\u2029\ufeff\ufffe\uffff]/;
const everyUnprintable = new RegExp(unprintable, "g");

/**
 * A value as YAML on one line. Quotes of `like` stay when its text did not need them; else a text is in quotes only where it
 * would not read back without.
 */
export function scalarSource(value: ScalarValue, schema: YamlSchema, inFlow = false, like?: Scalar): string {
  if (typeof value !== "string") return String(value);
  const fits = (source: string, text: string): boolean =>
    text !== "" &&
    text.trim() === text &&
    !unprintable.test(text) &&
    text.isWellFormed() &&
    !nullWord.test(source) &&
    readsBack(inFlow ? `[${source}]` : `- ${source}`, text, schema);
  const before = like?.type === Scalar.PLAIN || typeof like?.value !== "string" ? undefined : like.value;
  if (!(before !== undefined && fits(before, before)) && fits(value, value)) return value;
  const single = `'${value.replaceAll("'", "''")}'`;
  return like?.type === Scalar.QUOTE_SINGLE && fits(single, value) ? single : doubleQuoted(value);
}

const nullWord = /^(?:null|Null|NULL|~)$/;

/** True for what programs write where there is no value. */
export function isNull({ type, value }: Scalar): boolean {
  return type === Scalar.PLAIN && typeof value === "string" && nullWord.test(value);
}

/** True for `|` and `>`: a text on lines of its own. */
export function isBlockScalar(node: Scalar): boolean {
  return node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
}

/** Several lines of text in the style of the block scalar `like`, whose key is at `column`; undefined if impossible. */
export function blockScalarSource(
  value: unknown,
  schema: YamlSchema,
  column: number,
  like: Scalar,
): string | undefined {
  // Behind a text that ends with blank lines the next ones would belong to it.
  if (typeof value !== "string" || !/\n./.test(value) || value.endsWith("\n\n") || !like.type) return undefined;
  const source = CST.stringify(CST.createScalarToken(value, { type: like.type, indent: column + 2 })).trimStart();
  return readsBack(`${" ".repeat(column)}- ${source}`, value, schema) ? source : undefined;
}

function readsBack(source: string, value: string, schema: YamlSchema): boolean {
  const parsed = parseYaml(source, schema);
  return !Array.isArray(parsed) && JSON.stringify(parsed.document.toJS()) === JSON.stringify([value]);
}

/** A text in double quotes, on one line. */
export function doubleQuoted(value: string): string {
  const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(everyUnprintable, escaped);
}

/** What of an unquoted text is a comment, as the parameters of `commentLeftOut`; `sign` matches it behind the text. */
export function commentBehind(
  source: string,
  { type, range }: Scalar,
  sign: RegExp,
): { readonly left: string; readonly written: string } | undefined {
  if (type !== Scalar.PLAIN || !range) return undefined;
  const [start, end] = range;
  const behind = /^.*/.exec(source.slice(end))?.[0] ?? "";
  const [, left] = sign.exec(behind) ?? [];
  if (left === undefined) return undefined;
  const whole = `${source.slice(start, end)}${behind}`.trim();
  return { left: left.trim(), written: doubleQuoted(whole.replace(/\s*\n\s*/g, " ")) };
}
