import { Lexer } from "marked";
import { fc } from "../test-support/seeded-fast-check";
import { readMarkdown } from "./markdown-html";
import { markdownRefusal } from "./markdown-refusal";
import { blocksOf } from "./text-blocks";

/** The texts in which the marks of emphasis are compared, as marked reads them. */
function readTexts(markdown: string): readonly string[] {
  const read = jest.spyOn(Lexer.prototype, "inlineTokens");
  readMarkdown(markdown);
  const texts = read.mock.calls.map(([text]) => text);
  read.mockRestore();
  return texts;
}

/** A line with its word, where W stands or at its end. */
const numberedWord = (line: string, at: number): string =>
  line.includes("W") ? line.replace("W", `w${String(at)}`) : `${line}w${String(at)}`;

const numbersIn = (text: string): readonly string[] => text.match(/w\d+/g) ?? [];

const before = fc.constantFrom("", " ", "  ", "   ", "    ", "     ", "       ", "        ", "\t", "\u3000");
const marks =
  "//- /* /+  /-     /-\t/1. /2. /3) /12. /999.   /2026. /26. 12. 10 /- - /- 2. /# /# 05-01 /> />5 />= />> /> - /- - W -/**x** /| /<b>/<div>/1./[x]: ";
const mark = fc.constantFrom(...marks.split("/"));
const whole = fc.constantFrom("", "", "---", "***", "===", "|-|", "```", "<div>", "</div>", "-", "1.", "- [ ] ");
const lines = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.tuple(before, mark).map((parts) => parts.join("")) },
    { weight: 1, arbitrary: whole.map((line) => [line] as const) },
  ),
  { minLength: 2, maxLength: 9 },
);

test("marked reads no lines as one text that are counted as several", () => {
  fc.assert(
    fc.property(lines, (some) => {
      const markdown = some.map((line, at) => (typeof line === "string" ? numberedWord(line, at) : line[0])).join("\n");
      const counted = blocksOf(markdown).flatMap(({ texts }) => texts.map((text) => numbersIn(text.join("\n"))));
      const split = readTexts(markdown).filter(
        (text) => !counted.some((numbers) => numbersIn(text).every((number) => numbers.includes(number))),
      );
      expect({ markdown, split }).toEqual({ markdown, split: [] });
    }),
    { numRuns: 2000 },
  );
});

const numbered = (count: number, item: (number: string) => string): string =>
  Array.from({ length: count }, (_, at) => item(String(at + 1))).join("\n");

test("what is indented behind a line between signs is one text", () => {
  const markdown = "- - あ -\n\n     い\n\t- う\nえ";
  expect(readTexts(markdown)).toContain("     い\n\t- う\nえ");
  expect(blocksOf(markdown)[1]?.texts).toHaveLength(1);
});

test.each([
  ["640 numbered items with marks", numbered(640, (n) => `${n}. **名前** *役* [頁](https://x.example)`)],
  ["numbers with brackets", numbered(640, (n) => `${n}) **名前** *役* [頁](https://x.example)`)],
  ["numbered items of several lines", numbered(640, (n) => `${n}. **名前** *役*\n所属 **会社**\n   - **席** *卓*`)],
  ["bullets in numbered items", numbered(640, (n) => `${n}. **名前** *役*\n   - **席** *卓*\n   - **席** *卓*`)],
])("%s are texts of their own, as bullets are", (_, markdown) => {
  expect(blocksOf(markdown)[0]?.texts.length).toBeGreaterThanOrEqual(640);
  expect(markdownRefusal(markdown)).toBeUndefined();
});

test("lines between signs are one text, however many follow each other", () => {
  const markdown = "- - *あ -\n".repeat(2000);
  expect(blocksOf(markdown)[0]?.texts).toHaveLength(1);
  expect(markdownRefusal(markdown)).toMatchObject({ code: "paragraphsTooLong" });
});
