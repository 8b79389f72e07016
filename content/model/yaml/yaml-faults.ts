import type { ErrorCode } from "yaml";
import type { Fault, FaultCode } from "../problems/fault";

/** A fault in YAML; `line` is 1-based in the text given. */
export interface YamlFault extends Fault {
  readonly line: number;
  /** The outermost field in which the fault is, when it is in one. */
  readonly field?: string;
}

/** What a person can do about an error of the YAML parser, which speaks of tokens, scalars and implicit keys. */
export function yamlFaultCode(code: ErrorCode, parserMessage: string): FaultCode {
  if (parserMessage.includes("call stack")) return "yamlTooDeep";
  const match = faults.find(
    ([codes, says]) => codes.includes(code) && (says === undefined || says.test(parserMessage)),
  );
  return match?.[2] ?? "yamlOther";
}

/** True when the parser only noticed at the end of the text that a quote or a bracket was left open. */
export function isLeftOpen(code: ErrorCode, parserMessage: string): boolean {
  return (
    (code === "MISSING_CHAR" && unclosedQuote.test(parserMessage)) ||
    (code === "BAD_INDENT" && unclosedBracket.test(parserMessage))
  );
}

const unclosedQuote = /closing .?quote/i;
const unclosedBracket = /^Flow /;

// The parser has one code for several mistakes, which its message distinguishes; a message with other words gets the
// entry without a pattern, or "yamlOther". First match wins.
const faults: readonly (readonly [readonly ErrorCode[], RegExp | undefined, FaultCode])[] = [
  [["DUPLICATE_KEY"], undefined, "yamlDuplicateField"],
  [["MULTIPLE_DOCS"], undefined, "yamlFieldsEnd"],
  [["TAB_AS_INDENT"], undefined, "yamlTab"],
  [["MISSING_CHAR"], unclosedQuote, "yamlQuoteOpen"],
  [["MISSING_CHAR"], /followed by map values/, "yamlNoField"],
  [["MISSING_CHAR"], undefined, "yamlCharacterMissing"],
  [["BAD_INDENT", "MISSING_CHAR"], unclosedBracket, "yamlBracketOpen"],
  [["BAD_INDENT"], undefined, "yamlIndent"],
  [["BLOCK_AS_IMPLICIT_KEY"], undefined, "yamlColonInText"],
  [["MULTILINE_IMPLICIT_KEY", "KEY_OVER_1024_CHARS"], undefined, "yamlNoField"],
  [["UNEXPECTED_TOKEN"], /same line with key/, "yamlListBesideName"],
  [["UNEXPECTED_TOKEN"], /flow-(?:seq|map)-end/, "yamlBracketClosed"],
  [["UNEXPECTED_TOKEN"], /at node end/, "yamlValueEnded"],
  [["BAD_SCALAR_START"], undefined, "yamlSpecialCharacter"],
  [["BAD_DQ_ESCAPE"], undefined, "yamlBackslash"],
  [["BLOCK_IN_FLOW"], undefined, "yamlBlockInBrackets"],
];

/** A name with the colon of Japanese typing behind it, and none that YAML knows but in brackets. */
const wideColon = /^\s*(?:- +)?[^\s:：#]+\s*：(?:\s*[{[]|(?!.*:\s))/;
/** The space of Japanese typing, before a name or behind its colon. */
const wideSpace = /^\s*(?:- +)?(?:\u3000|[\w-]+:\u3000)/;
const dashWithoutSpace = /^\s*-[^\s-][^:]*:(?:\s|$)/;
const field = /^[\w-]+:\s+\S/;
/** By one blank, which is a slip; by more, it may be a text that goes on. */
const indentedField = /^ [\w-]+:(?:\s|$)/;
/** Blanks before the first field, and a field without them behind it. */
const indentedStart = /^(?:[ \t]*(?:#.*)?\n)*( +)(?=[\w-]+:(?:\s[^]*)?\n[\w-]+:\s)/;

/** A comma of Japanese typing, or none between a value and the next name. */
const commaMissing = /[、，]|\{[^{]*:\s+[^,]*[^\s,]\s+[a-z]\w*:\s/;
const colonInValue = /\{[^{]*:\s[^,]*:\s/;

/** What the parser stumbled over, said as a person would who looks at the line. */
export function clearFault(fault: YamlFault, source: string): YamlFault {
  const lines = source.split("\n");
  const start = indentedStart.exec(source);
  // The parser names a line behind it, or says that it is in no field.
  if (start) return { line: start[0].split("\n").length, code: "yamlIndent" };
  const lineOf = (line: number): string => lines[line - 1] ?? "";
  const { line, code } = fault;
  const [before, text, after] = [lineOf(line - 1), lineOf(line), lineOf(line + 1)];
  if (wideColon.test(text)) return { ...fault, code: "yamlWideColon" };
  if (wideSpace.test(text)) return { ...fault, code: "yamlWideSpace" };
  if (dashWithoutSpace.test(text)) return { ...fault, code: "yamlDash" };
  if (code === "yamlBracketOpen" && /[ \t]#\S/.test(text)) return { ...fault, code: "yamlHash" };
  if (code === "yamlBlockInBrackets" && commaMissing.test(text)) return { ...fault, code: "yamlWideComma" };
  if (code === "yamlBlockInBrackets" && colonInValue.test(text)) return { ...fault, code: "yamlColonInText" };
  if (code === "yamlTab" && field.test(before)) return { ...fault, code: "yamlTabField" };
  if (code === "yamlColonInText" && field.test(text) && !/:\s.*:\s/.test(text) && indentedField.test(after))
    return { ...fault, line: line + 1, code: "yamlIndent" };
  return fault;
}
