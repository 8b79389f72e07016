import { isMap, isNode, isScalar, type Document, type Pair, type YAMLMap } from "yaml";
import { keyOf, parseYaml, type YamlFault, type YamlSource } from "../yaml/yaml-source";

/** The YAML of a front matter with source positions; `map` is absent when there is no field. */
export interface FrontMatterSource extends YamlSource {
  readonly map: YAMLMap | undefined;
}

/** The fields of a front matter: every value is text or a list (or map) of texts; unknown fields stay. */
export interface FrontMatterFields {
  readonly data: Readonly<Record<string, unknown>>;
  /** Field -> 1-based line in the text given. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Parses front matter with positions, or says why it cannot be accepted. */
export function parseFrontMatterSource(source: string): FrontMatterSource | YamlFault[] {
  const parsed = parseYaml(source, "failsafe");
  if (Array.isArray(parsed)) return parsed;
  const { contents } = parsed.document;
  if (isMap(contents)) return { ...parsed, map: contents };
  const isEmpty = contents === null || (isScalar(contents) && contents.value === "");
  return isEmpty ? { ...parsed, map: undefined } : [{ line: 2, code: "noFields" }];
}

/** The values of a front matter and their lines, or why it cannot be accepted. */
export function parseFrontMatterFields(source: string): FrontMatterFields | YamlFault[] {
  const parsed = parseFrontMatterSource(source);
  if (Array.isArray(parsed)) return parsed;
  const lines = new Map<string, number>();
  const entries: [string, unknown][] = [];
  for (const pair of parsed.map?.items ?? []) {
    const line = parsed.lineAt(keyOffset(pair));
    const name = keyOf(pair);
    if (name === undefined) return [{ line, code: "fieldName" }];
    lines.set(name, line);
    entries.push([name, valueOf(pair, parsed.document)]);
  }
  return { data: Object.fromEntries(entries), lines };
}

/** Text, list or map that a field holds; a field without a value holds the empty text. */
export function valueOf(pair: Pair, document: Document): unknown {
  if (isScalar(pair.value)) return pair.value.value;
  return isNode(pair.value) ? pair.value.toJS(document) : "";
}

/** Where a field's name begins in the text. */
export function keyOffset(pair: Pair): number {
  return isNode(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;
}
