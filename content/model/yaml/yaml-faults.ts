import type { ErrorCode } from "yaml";
import type { FaultCode } from "../problems/fault";

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
