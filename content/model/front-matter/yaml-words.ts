import type { ErrorCode } from "yaml";

/** What a person can do about an error of the YAML parser, which speaks of tokens, scalars and implicit keys. */
export function yamlWords(code: ErrorCode, parserMessage: string): string {
  const match = wordings.find(
    ([codes, says]) => codes.includes(code) && (says === undefined || says.test(parserMessage)),
  );
  return match?.[2] ?? "this line cannot be understood; if it is a text, put it in quotes";
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
const notAField = 'this line is not of the form "field: value", with a colon and a space after the name';

// First match wins; an entry without a pattern is for every other message of its codes.
const wordings: readonly (readonly [readonly ErrorCode[], RegExp | undefined, string])[] = [
  [["DUPLICATE_KEY"], undefined, "this field stands here for the second time; keep one"],
  [["MULTIPLE_DOCS"], undefined, "the fields end before this line; remove the line that ends them"],
  [["TAB_AS_INDENT"], undefined, "use spaces, not tabs, before a field or a list item"],
  [["MISSING_CHAR"], unclosedQuote, "the quote that begins here is never closed"],
  [["MISSING_CHAR"], /followed by map values/, notAField],
  [["MISSING_CHAR"], undefined, "a comma, a colon or a space is missing here"],
  [["BAD_INDENT", "MISSING_CHAR"], unclosedBracket, "the bracket that begins here is never closed"],
  [["BAD_INDENT"], undefined, "this line must be indented exactly like those it belongs to"],
  [
    ["BLOCK_AS_IMPLICIT_KEY"],
    undefined,
    'a text with ": " in it must stand in quotes (or a line here is indented too far)',
  ],
  [["MULTILINE_IMPLICIT_KEY", "KEY_OVER_1024_CHARS"], undefined, notAField],
  [["UNEXPECTED_TOKEN"], /same line with key/, "a list begins on the line after the field's name"],
  [
    ["UNEXPECTED_TOKEN"],
    /flow-(?:seq|map)-end/,
    "a bracket is closed here that was never opened; put a text with brackets in quotes",
  ],
  [
    ["UNEXPECTED_TOKEN"],
    /at node end/,
    "the value has ended before this place; put the whole text in quotes (a single quote inside is written twice)",
  ],
  [["BAD_SCALAR_START"], undefined, "a text that begins with a special character, like @ or %, must stand in quotes"],
  [["BAD_DQ_ESCAPE"], undefined, "write a backslash twice between double quotes, or use single quotes"],
  [["BLOCK_IN_FLOW"], undefined, "between brackets there may be no indented fields or lists"],
];
