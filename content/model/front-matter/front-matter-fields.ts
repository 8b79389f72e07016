import { isMap, isNode, isScalar, Scalar, visit, type Document, type Pair } from "yaml";
import { fault } from "../problems/fault";
import { commentBehind, isNull } from "../yaml/scalar-source";
import { keyOf, parseYaml, type YamlSource } from "../yaml/yaml-source";
import { clearFault, type YamlFault } from "../yaml/yaml-faults";

/** The fields of a front matter: every value is text or a list (or map) of texts; unknown fields stay. */
export interface FrontMatterFields {
  readonly data: Readonly<Record<string, unknown>>;
  /** Field -> 1-based line in the text given. */
  readonly lines: ReadonlyMap<string, number>;
  /** Values that may be meant otherwise: they end at a comment ("A #3"), or are a list without its spaces ("-A"). */
  readonly notices: readonly YamlFault[];
}

/** The values of a front matter and their lines, or why it cannot be accepted. */
export function parseFrontMatterFields(source: string): FrontMatterFields | YamlFault[] {
  const parsed = parseYaml(source, "failsafe");
  if (Array.isArray(parsed)) return parsed;
  const { contents } = parsed.document;
  const isEmpty = contents === null || (isScalar(contents) && contents.value === "");
  if (!isMap(contents) && !isEmpty) return [clearFault({ line: 2, code: "noFields" }, source)];
  const lines = new Map<string, number>();
  const entries: [string, unknown][] = [];
  const notices: YamlFault[] = [];
  for (const pair of isMap(contents) ? contents.items : []) {
    const line = parsed.lineAt(pair.key.range[0]);
    const name = keyOf(pair);
    if (name === undefined) return [{ line, code: "fieldName" }];
    lines.set(name, line);
    entries.push([name, valueOf(pair, parsed.document)]);
    notices.push(...noticesOf(pair, name, source, parsed));
  }
  return { data: Object.fromEntries(entries), lines, notices };
}

/** Text, list or map that a field holds; a field without a value, or with that of programs, holds the empty text. */
function valueOf(pair: Pair, document: Document): unknown {
  if (isScalar(pair.value)) return isNull(pair.value) ? "" : pair.value.value;
  return isNode(pair.value) ? pair.value.toJS(document) : "";
}

/** What of the unquoted texts of a field may be meant otherwise; behind quotes a comment cannot have been meant as text. */
function noticesOf(pair: Pair, field: string, source: string, { lineAt }: YamlSource): YamlFault[] {
  const found: YamlFault[] = [];
  if (!isNode(pair.value)) return found;
  visit(pair.value, {
    Scalar: (key, scalar) => {
      const { type, range } = scalar;
      if (key === "key" || type !== Scalar.PLAIN || !range) return;
      const [start, end] = range;
      const dash = dashOfList(source, start, end);
      if (dash !== undefined) found.push({ line: lineAt(dash), field, ...fault("listInOneText") });
      const comment = commentBehind(source, scalar, /^[ \t]*(#.*)/);
      if (comment) found.push({ line: lineAt(end), field, ...fault("commentLeftOut", comment) });
    },
  });
  return found;
}

/** Where a line of a text begins with a dash and no space: to YAML it is no item of a list. */
function dashOfList(source: string, start: number, end: number): number | undefined {
  const line = source.lastIndexOf("\n", start - 1) + 1;
  const found = /^[ \t]+[-－・](?![\d\s-])/m.exec(source.slice(line, end));
  return found ? line + found.index : undefined;
}
