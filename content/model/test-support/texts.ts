import blns from "big-list-of-naughty-strings";
import fc from "fast-check";

/** Strings that break parsers, from big-list-of-naughty-strings. */
export const naughtyStrings: readonly string[] = blns;

const oddities = [
  "---",
  "--- ",
  "----",
  "...",
  "<!-- ja -->",
  "\\<!-- ja -->",
  "<!--ja-->",
  "<!-- ja --> ",
  " <!-- ja -->",
  "# no comment",
  "- a",
  "a: b",
  "a #b",
  "key:",
  "'",
  '"',
  "''",
  "[a, b]",
  "{a: b}",
  "&a",
  "*a",
  "!a",
  "|",
  ">",
  "%a",
  "@a",
  "`a`",
  "null",
  "~",
  "true",
  "no",
  "012",
  "18:30",
  "1e3",
  "2026-06-12",
  "日本語のタイトル",
  "シンガポール商工会議所",
  "「括弧」",
  "😀👨‍👩‍👧",
  "e\u0301",
  "\u00a0",
  "\u3000",
  "\u200b",
  "\ufeff",
  "a\tb",
  "\\n",
  "<script>alert(1)</script>",
  "${x}",
  "{{x}}",
  "a,b",
  "a, b",
  ": ",
  "? a",
  "-",
  "",
];

/** One line of text as people and attackers type it. */
export const lineText = fc.oneof(
  fc.constantFrom(...oddities),
  fc.constantFrom(...naughtyStrings).map((text) => text.replace(/[\r\n]/g, " ")),
  fc.string({ unit: "grapheme", maxLength: 40 }).map((text) => text.replace(/[\r\n]/g, " ")),
  fc.array(fc.constantFrom(...oddities), { maxLength: 4 }).map((parts) => parts.join(" ")),
);

/** Text of several lines with all kinds of line ends. */
export const bodyText = fc
  .array(fc.tuple(lineText, fc.constantFrom("\n", "\n\n", "\r\n", "\r", "  \n")), { maxLength: 8 })
  .map((lines) => lines.map(([text, end]) => text + end).join(""));
