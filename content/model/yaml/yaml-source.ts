import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Pair,
  type Scalar,
  type YAMLError,
} from "yaml";
import type { ScalarValue } from "./yaml-data";
import { clearFault, isLeftOpen, yamlFaultCode, type YamlFault } from "./yaml-faults";

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
  if (stray !== null) return [{ line: source.slice(0, stray.index).split("\n").length, code: "yamlStrayLine" }];
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
    // What the parser stumbles over behind a mistake is often good.
    const [error] = [...document.errors, ...document.warnings];
    if (error !== undefined) return [clearFault(faultOf(error, document, lineAt), source)];
    const unclear = unclearPart(document, source, schema, lineAt);
    return unclear ? [unclear] : { document, lineAt };
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
  return {
    line: lineAt((leftOpen ? lastOpened(document, pos[0]) : undefined) ?? pos[0]),
    ...(field === undefined || !plainName.test(field) ? {} : { field }),
    code: yamlFaultCode(code, message),
  };
}

// The last one that begins before the place: after an open quote everything belongs to it.
function pairAt({ contents }: Document.Parsed, offset: number): Pair | undefined {
  if (!isMap(contents)) return undefined;
  return contents.items.findLast(({ key }) => key.range[0] <= offset);
}

/** Where the last bracket or quote before a place begins. */
function lastOpened(document: Document.Parsed, before: number): number | undefined {
  let last: number | undefined;
  visit(document, {
    Node: (_key, node) => {
      const opens = isCollection(node) ? node.flow : isScalar(node) && /^QUOTE_/.test(node.type ?? "");
      const start = node.range?.[0] ?? before;
      if (opens === true && start < before) last = Math.max(start, last ?? 0);
    },
  });
  return last;
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

/** Lines that all begin with a name and a full-width colon: YAML makes one text of them. */
const namesOnly = /^[a-z][\w-]* ?：.*(?:\n\s*[a-z][\w-]* ?：.*)+$/;

/**
 * What YAML reads and nobody meant: a name that swallowed its value, `{en:A}`, or begins with a full-width space, the rest of a
 * text behind a comma in brackets, `{ en: A, Inc. }`, and a number with a dot for thousands, `500.000`.
 */
function unclearPart(
  document: Document.Parsed,
  text: string,
  schema: YamlSchema,
  lineAt: (offset: number) => number,
): YamlFault | undefined {
  let fault: YamlFault | undefined;
  const found = (code: YamlFault["code"], offset = 0): symbol => {
    fault = { line: lineAt(offset), code };
    return visit.BREAK;
  };
  visit(document, {
    Scalar: (_key, { value, source = "", range }) =>
      typeof value === "number" && /^[\d.]*\.\d{3}$/.test(source) ? found("notWholeNumber", range?.[0]) : undefined,
    Pair: (_key, { key, value }, path) => {
      if (!isScalar(key) || key.type !== "PLAIN" || typeof key.value !== "string") return undefined;
      const holder = path.at(-1);
      const hasNoValue = value === null || (isScalar(value) && value.value === null && value.source === "");
      if (/^[\w-]+ ?：/.test(key.value)) return found("yamlWideColon", key.range?.[0]);
      if (schema === "failsafe") return undefined;
      if (isScalar(value) && value.type === "PLAIN" && namesOnly.test(text.slice(value.range?.[0], value.range?.[1])))
        return found("yamlWideColon", value.range?.[0]);
      if (hasNoValue && /^[\w-]+ ?:\S/.test(key.value)) return found("yamlNoField", key.range?.[0]);
      if (key.value.startsWith("\u3000")) return found("yamlWideSpace", key.range?.[0]);
      return hasNoValue && isMap(holder) && holder.flow ? found("yamlCommaInText", key.range?.[0]) : undefined;
    },
  });
  return fault;
}

// These lines end a document or change how it is read; the parser ignores the text after them.
const strayLine = /^(?:\.\.\.(?:\s|$)|%)/m;
// Of a line without a colon the parser makes a name of many words.
const plainName = /^[\w.-]{1,60}$/;
