import { parseFrontMatterFields } from "./front-matter-fields";

// What other readers of YAML, editors and diffs show badly stands in double quotes, escaped.
const unprintable = /[\u0000-\u001f\u007f-\u00a0\u2028\u2029\ufeff\ufffe\uffff]/;
const everyUnprintable = new RegExp(unprintable, "g");

/** How a text is written in YAML. */
export type ScalarStyle = "plain" | "single" | "double";

/** A text as YAML on one line, in the style wanted where that reads back the same, else in double quotes. */
export function scalarSource(value: string, style: ScalarStyle = "plain", inList = false): string {
  const source = style === "plain" ? value : `'${value.replaceAll("'", "''")}'`;
  const fits =
    style !== "double" && value !== "" && value.trim() === value && !unprintable.test(value) && value.isWellFormed();
  return fits && readsBack(source, value, inList) ? source : doubleQuoted(value);
}

/** A list of texts as YAML on one line: `[Events, Culture]`. */
export function listSource(values: readonly string[]): string {
  return `[${values.map((value) => scalarSource(value, "plain", true)).join(", ")}]`;
}

/** The lines of a field that is new: `title: Picnic`, or a list below its key; an empty list has none. */
export function fieldLines(name: string, value: string | readonly string[]): string[] {
  const key = scalarSource(name);
  if (typeof value === "string") return [`${key}: ${scalarSource(value)}`];
  return value.length === 0 ? [] : [`${key}:`, ...value.map((item) => `  - ${scalarSource(item)}`)];
}

function readsBack(source: string, value: string, inList: boolean): boolean {
  const parsed = parseFrontMatterFields(inList ? `k: [${source}]\n` : `k: ${source}\n`);
  if (Array.isArray(parsed)) return false;
  return JSON.stringify(parsed.data) === JSON.stringify({ k: inList ? [value] : value });
}

function doubleQuoted(value: string): string {
  const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(everyUnprintable, escaped);
}
