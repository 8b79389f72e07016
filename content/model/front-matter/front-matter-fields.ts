import { isMap, isNode, isScalar, type Document, type Pair } from "yaml";
import { keyOf, parseYaml, type YamlFault } from "../yaml/yaml-source";

/** The fields of a front matter: every value is text or a list (or map) of texts; unknown fields stay. */
export interface FrontMatterFields {
  readonly data: Readonly<Record<string, unknown>>;
  /** Field -> 1-based line in the text given. */
  readonly lines: ReadonlyMap<string, number>;
}

/** The values of a front matter and their lines, or why it cannot be accepted. */
export function parseFrontMatterFields(source: string): FrontMatterFields | YamlFault[] {
  const parsed = parseYaml(source, "failsafe");
  if (Array.isArray(parsed)) return parsed;
  const { contents } = parsed.document;
  const isEmpty = contents === null || (isScalar(contents) && contents.value === "");
  if (!isMap(contents) && !isEmpty) return [{ line: 2, code: "noFields" }];
  const lines = new Map<string, number>();
  const entries: [string, unknown][] = [];
  for (const pair of isMap(contents) ? contents.items : []) {
    const line = parsed.lineAt(pair.key.range[0]);
    const name = keyOf(pair);
    if (name === undefined) return [{ line, code: "fieldName" }];
    lines.set(name, line);
    entries.push([name, valueOf(pair, parsed.document)]);
  }
  return { data: Object.fromEntries(entries), lines };
}

/** Text, list or map that a field holds; a field without a value holds the empty text. */
function valueOf(pair: Pair, document: Document): unknown {
  if (isScalar(pair.value)) return pair.value.value;
  return isNode(pair.value) ? pair.value.toJS(document) : "";
}
