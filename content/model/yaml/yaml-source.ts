import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Pair,
  type Scalar,
  type YAMLError,
} from "yaml";
import type { Fault } from "../problems/fault";
import type { ScalarValue } from "./yaml-data";
import { isLeftOpen, yamlFaultCode } from "./yaml-faults";

/** A fault in YAML; `line` is 1-based in the text given. */
export interface YamlFault extends Fault {
  readonly line: number;
  /** The outermost field in which the fault is, when it is in one. */
  readonly field?: string;
}

/** "failsafe" keeps every value a text ("18:30", "012", "no"), "core" knows numbers and booleans. */
export type YamlSchema = "failsafe" | "core";

/** A YAML text with the positions of its parts. */
export interface YamlSource {
  readonly document: Document.Parsed;
  /** 1-based line of an offset into the text. */
  readonly lineAt: (offset: number) => number;
}

/**
 * Parses YAML, or says why it cannot be accepted: faults, and anchors, aliases and tags, with which a small file can mean
 * something huge or foreign.
 */
export function parseYaml(source: string, schema: YamlSchema): YamlSource | YamlFault[] {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number): number => Math.max(1, lineCounter.linePos(offset).line);
  const stray = strayLine.exec(source);
  if (stray !== null) return [{ line: lineNumber(source, stray.index), code: "yamlStrayLine" }];
  try {
    const document = parseDocument(source, {
      schema,
      lineCounter,
      prettyErrors: false,
      // "silent" would ignore the text after a second "---".
      logLevel: "error",
    });
    const refused = refusedNode(document, lineAt);
    if (refused !== undefined) return [refused];
    const faults = firstOfEachLine(
      [...document.errors, ...document.warnings].map((error) => faultOf(error, document, lineAt)),
    ).map((fault) =>
      wideColon.test(lineOf(source, fault.line)) ? { ...fault, code: "yamlWideColon" as const } : fault,
    );
    if (faults.length === 0) return { document, lineAt };
    // The parser names a line behind it, or says that it is in no field.
    const indented = indentedStart.exec(source);
    return indented ? [{ line: lineNumber(source, indented[0].length), code: "yamlIndent" }] : faults;
  } catch {
    // Thousands of nested brackets exhaust the parser's stack.
    return [{ line: 1, code: "yamlTooDeep" }];
  }
}

function faultOf(error: YAMLError, document: Document.Parsed, lineAt: (offset: number) => number): YamlFault {
  const { code, message, pos } = error;
  const leftOpen = isLeftOpen(code, message);
  // What was left open is noticed at the next field.
  const pair = pairAt(document, leftOpen ? pos[0] - 1 : pos[0]);
  const field = pair && keyOf(pair);
  const begin = leftOpen && isNode(pair?.value) ? pair.value.range?.[0] : undefined;
  return {
    line: lineAt(begin ?? pos[0]),
    ...(field === undefined || !plainName.test(field) ? {} : { field }),
    code: yamlFaultCode(code, message),
  };
}

// The last one that begins before the place: after an open quote everything belongs to it.
function pairAt({ contents }: Document.Parsed, offset: number): Pair | undefined {
  if (!isMap(contents)) return undefined;
  return contents.items.findLast(({ key }) => key.range[0] <= offset);
}

// One mistake makes the parser stumble several times.
function firstOfEachLine(faults: readonly YamlFault[]): YamlFault[] {
  const seen = new Set<number>();
  return faults.filter(({ line }) => !seen.has(line) && seen.add(line)).slice(0, maxFaults);
}

/** A name with the colon of Japanese typing behind it, and none that YAML knows. */
const wideColon = /^\s*(?:- +)?[^\s:：#]+\s*：(?!.*:\s)/;

/** Blanks before the first field, and a field without them behind it. */
const indentedStart = /^(?:[ \t]*(?:#.*)?\n)* +(?=[\w-]+:(?:\s[^]*)?\n[\w-]+:\s)/;

const lineOf = (source: string, line: number): string => source.split("\n")[line - 1] ?? "";

function lineNumber(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}

/** Name of a field as the data has it, undefined when it is a list or a map. */
export function keyOf(pair: Pair): string | undefined {
  return isScalar(pair.key) ? String((pair.key as Scalar<ScalarValue>).value ?? "") : undefined;
}

function refusedNode(document: Document.Parsed, lineAt: (offset: number) => number): YamlFault | undefined {
  let fault: YamlFault | undefined;
  visit(document, {
    Node: (_key, node) => {
      const code = isAlias(node)
        ? "yamlAlias"
        : node.anchor !== undefined
          ? "yamlAnchor"
          : node.tag !== undefined
            ? "yamlTag"
            : undefined;
      if (code === undefined) return undefined;
      fault = { line: lineAt(node.range?.[0] ?? 0), code };
      return visit.BREAK;
    },
  });
  return fault;
}

// These lines end a document or change how it is read; the parser ignores the text after them.
const strayLine = /^(?:\.\.\.(?:\s|$)|%)/m;
// Of a line without a colon the parser makes a name of many words.
const plainName = /^[\w.-]{1,60}$/;
const maxFaults = 3;
