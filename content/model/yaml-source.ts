import { isAlias, isScalar, LineCounter, parseDocument, visit, type Document, type Pair } from "yaml";

/** A fault in YAML; `line` is 1-based in the text given. */
export interface YamlFault {
  readonly line: number;
  readonly message: string;
}

/** A YAML text with the positions of its parts. */
export interface YamlSource {
  readonly document: Document.Parsed;
  /** 1-based line of an offset into the text. */
  readonly lineAt: (offset: number) => number;
}

/**
 * Parses YAML, or says why it cannot be accepted: faults, and anchors, aliases and tags, with which a small file can mean
 * something huge or foreign. "failsafe" keeps every value a text ("18:30", "012", "no"), "core" knows numbers and booleans.
 */
export function parseYaml(source: string, schema: "failsafe" | "core"): YamlSource | YamlFault[] {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number): number => Math.max(1, lineCounter.linePos(offset).line);
  const stray = strayLine.exec(source);
  if (stray !== null)
    return [{ line: lineNumber(source, stray.index), message: 'must not have lines that begin with "..." or "%"' }];
  try {
    const document = parseDocument(source, {
      schema,
      lineCounter,
      prettyErrors: false,
      logLevel: "silent",
    });
    const refused = refusedNode(document, lineAt);
    if (refused !== undefined) return [refused];
    const faults = [...document.errors, ...document.warnings].slice(0, maxFaults).map(({ code, message, pos }) => ({
      line: lineAt(pos[0]),
      message: `is not valid YAML: ${message.includes("call stack") ? tooDeep : (explanations[code] ?? message)}`,
    }));
    return faults.length > 0 ? faults : { document, lineAt };
  } catch {
    // Thousands of nested brackets exhaust the parser's stack.
    return [{ line: 1, message: `is not valid YAML: ${tooDeep}` }];
  }
}

function lineNumber(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}

/** Name of a field, undefined when it is not a plain word. */
export function keyOf(pair: Pair): string | undefined {
  return isScalar(pair.key) && typeof pair.key.value === "string" ? pair.key.value : undefined;
}

function refusedNode(document: Document.Parsed, lineAt: (offset: number) => number): YamlFault | undefined {
  let fault: YamlFault | undefined;
  visit(document, {
    Node: (_key, node) => {
      const what = isAlias(node)
        ? "an alias (*)"
        : node.anchor !== undefined
          ? "an anchor (&)"
          : node.tag !== undefined
            ? "a tag (!)"
            : undefined;
      if (what === undefined) return undefined;
      fault = {
        line: lineAt(node.range?.[0] ?? 0),
        message: `must not use ${what} of YAML: put a text that begins so in quotes`,
      };
      return visit.BREAK;
    },
  });
  return fault;
}

// They end a document or change how it is read; the parser passes over what stands behind.
const strayLine = /^(?:\.\.\.(?:\s|$)|%)/m;
// One mistake makes the parser stumble over many lines after it.
const maxFaults = 3;
const tooDeep = "it is nested too deeply";

const explanations: Partial<Record<string, string>> = {
  DUPLICATE_KEY: "this field stands here for the second time; keep one",
  MULTIPLE_DOCS: "the fields end before this line; remove the line that ends them",
  TAB_AS_INDENT: "use spaces, not tabs, before a field or a list item",
};
