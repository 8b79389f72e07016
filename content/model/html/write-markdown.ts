import type { Block, List } from "./blocks";
import { escapeLineStarts } from "./escape-text";
import { joinTight } from "./line-breaks";
import { inlineCode, writeRuns } from "./write-runs";

/** How blocks are written. */
export interface Writing {
  /** A page has its own h1: with one in the text, headings begin one level lower. */
  readonly headingsDown: boolean;
}

/** Blocks as Markdown in which an Enter is a line break. */
export function writeMarkdown(blocks: readonly Block[], writing: Writing, inItem = false): string {
  let markdown = "";
  let before: Block | undefined;
  // Of lists in a row: with the same marks they would be one.
  let otherMarks = false;
  for (const block of joinTight(blocks)) {
    if (inItem && block.kind === "rule") continue;
    otherMarks = block.kind === "list" && before?.kind === "list" && before.ordered === block.ordered && !otherMarks;
    const written = writeBlock(block, writing, otherMarks);
    if (written === "") continue;
    // Only a list that begins with 1 may follow a line of text at once.
    const isTight =
      inItem && before?.kind === "line" && block.kind === "list" && (!block.ordered || /^1[.)] /.test(written));
    markdown += `${markdown === "" ? "" : isTight ? "\n" : "\n\n"}${written}`;
    before = block;
  }
  return markdown;
}

function writeBlock(block: Block, writing: Writing, otherMarks: boolean): string {
  switch (block.kind) {
    case "line":
      return escapeLineStarts(writeRuns(block.runs));
    case "heading": {
      const text = writeRuns(block.runs).replaceAll("\n", " ").replace(/#+$/, "\\$&");
      return text === "" ? "" : `${"#".repeat(Math.min(6, block.level + (writing.headingsDown ? 1 : 0)))} ${text}`;
    }
    case "list":
      return writeList(block, writing, otherMarks);
    case "quote":
      return prefixed(writeMarkdown(block.blocks, writing), "> ", "> ");
    case "code": {
      const longest = Math.max(2, ...(block.text.match(/`+/g) ?? []).map(({ length }) => length));
      const fence = "`".repeat(longest + 1);
      return `${fence}\n${block.text}\n${fence}`;
    }
    case "rule":
      return "---";
    case "table":
      return block.rows
        .map((cells, at) => `${row(cells, writing)}${at === 0 ? `\n|${" --- |".repeat(cells.length)}` : ""}`)
        .join("\n");
  }
}

function writeList({ items }: List, writing: Writing, otherMarks: boolean): string {
  return items
    .map(({ number, blocks }) => {
      const mark = number === undefined ? (otherMarks ? "* " : "- ") : `${String(number)}${otherMarks ? ")" : "."} `;
      const text = writeMarkdown(blocks, writing, true);
      // Two numbers on a line are of a date.
      const isOfNumbers = number !== undefined && /^\d+[.)](?: |$)/m.test(text.split("\n", 1)[0] ?? "");
      return prefixed(isOfNumbers ? `\n${text}` : text, mark, " ".repeat(mark.length));
    })
    .filter((item) => item !== "")
    .join("\n");
}

function prefixed(text: string, first: string, others: string): string {
  if (text === "") return "";
  return text
    .split("\n")
    .map((line, at) => `${at === 0 ? first : others}${line}`.trimEnd())
    .join("\n");
}

function row(cells: readonly (readonly Block[])[], writing: Writing): string {
  // A mark right behind a tag would be read as one behind a word.
  const texts = cells.map((cell) =>
    cellLines(cell, writing)
      .join("<br>")
      .replace(/<br>(?=[*~])/g, "<br> ")
      .replaceAll("|", "\\|"),
  );
  return `|${texts.map((text) => ` ${text} |`).join("")}`;
}

/** What is in a cell, as lines without blocks: a cell of Markdown holds none. */
function cellLines(blocks: readonly Block[], writing: Writing): string[] {
  return joinTight(blocks).flatMap((block) => {
    switch (block.kind) {
      case "line":
      case "heading":
        return writeRuns(block.runs)
          .split("\n")
          .filter((line) => line !== "");
      case "list":
        return block.items.flatMap(({ number, blocks: inside }) => {
          const [first, ...others] = cellLines(inside, writing);
          return first === undefined
            ? []
            : [`${number === undefined ? "•" : `${String(number)}.`} ${first}`, ...others];
        });
      case "quote":
        return cellLines(block.blocks, writing);
      case "code":
        return block.text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [inlineCode(line)]));
      case "table":
        return block.rows.map((cells) =>
          cells
            .map((cell) => cellLines(cell, writing).join(" "))
            .filter((text) => text !== "")
            .join(" "),
        );
      case "rule":
        return [];
    }
  });
}
