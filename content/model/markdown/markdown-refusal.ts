import { fitsBody } from "./body";
import { fault, type Fault } from "../problems/fault";
import { conflictLines } from "../text/conflict-markers";
import { blocksOf, type Block } from "./text-blocks";
import { tooDeepLine } from "./markdown-nesting";

/** Quotes and lists may be nested this deep. */
const maxNesting = 20;
/** Cells that all tables of one block of lines may have: a short row is filled up to the width of its table. */
const maxTableCells = 5_000;
// marked compares every mark of emphasis with all the text of its paragraph, every letter of a word with the rest of the
// word, and every line of a list item with the lines before. 5 million comparisons take it about half a second.
const maxComparisons = 5_000_000;
const longWord = /[\w.!#$%&'*+/=?^`{|}~-]{300,}/g;
const marks = /[*_~!]/g;
const manyBlanks = /[^\S\n]{300,}/g;

/** Why a Markdown body must be refused on save; undefined when it is fine. */
export function markdownRefusal(markdown: string): Fault | undefined {
  return refusedPart(markdown)?.fault;
}

/**
 * The same with the 1-based line on which the part begins that is too much; without one where that is the whole text.
 * Markdown parsers overflow, take minutes or answer with megabytes on what is named here, so this only
 * counts characters, in linear time.
 */
export function refusedPart(markdown: string): { readonly fault: Fault; readonly line?: number } | undefined {
  if (!fitsBody(markdown)) return { fault: fault("bodyTooLarge") };
  const [conflict] = conflictLines(markdown);
  if (conflict !== undefined) return { fault: fault("conflictMarkers"), line: conflict };
  const tooDeep = tooDeepLine(markdown, maxNesting);
  if (tooDeep !== undefined) return { fault: fault("nesting", { max: maxNesting }), line: tooDeep };
  const blocks = blocksOf(markdown);
  const table = blocks.find(({ lines }) => tableCells(lines) > maxTableCells);
  if (table) return { fault: fault("tablesTooLarge"), line: table.line };
  const needed = blocks.map(({ texts }) => comparisons(texts));
  if (needed.reduce((sum, each) => sum + each, 0) <= maxComparisons) return undefined;
  const longest = blocks[needed.reduce((most, each, at) => (each > (needed[most] ?? 0) ? at : most), 0)];
  // An empty line would end a table, and leave its rows as text.
  const isTable = longest?.lines.some(isTableRule) === true;
  return { fault: fault(isTable ? "tablesTooLarge" : "paragraphsTooLong"), line: longest?.line ?? 1 };
}

function comparisons(texts: Block["texts"]): number {
  return texts.reduce((sum, text) => sum + comparisonsWithin(text.join("\n")) + 2 * text.length ** 2, 0);
}

function comparisonsWithin(text: string): number {
  const words = (text.match(longWord) ?? []).reduce((sum, word) => sum + word.length ** 2 / 8, 0);
  const blanks = (text.match(manyBlanks) ?? []).reduce((sum, run) => sum + run.length ** 2 / 100, 0);
  return words + blanks + (text.match(marks)?.length ?? 0) * text.length;
}

/** True for the line below the head of a table, also in a quote or a list. */
function isTableRule(line: string): boolean {
  const last = line.lastIndexOf("|");
  return last >= 0 && /^[\s>|:*+.)\d-]*$/.test(line.slice(0, last)) && /^[\s:-]*$/.test(line.slice(last + 1));
}

function tableCells(lines: readonly string[]): number {
  const widths = lines.map((line) => (isTableRule(line) ? line.split("|").length : 0));
  return widths.reduce((widest, width) => Math.max(widest, width), 0) * lines.length;
}
