import { isDecorated } from "./signs-of-words";

/** Lines between empty lines. */
export interface Block {
  /** Where it begins, 1-based. */
  readonly line: number;
  readonly lines: string[];
  /** The same lines: each item of a list is a text of its own. */
  readonly texts: string[][];
}

/** The blocks of a Markdown text, in linear time. A line counts as an item only where marked, too, takes it for one. */
export function blocksOf(markdown: string): readonly Block[] {
  const items = new OpenItems();
  const blocks: Block[] = [];
  let block = newBlock(1);
  for (const [index, line] of markdown.split("\n").entries()) {
    if (line.trim() === "") {
      blocks.push(block);
      block = newBlock(index + 2);
      continue;
    }
    const text = block.texts.at(-1);
    if (items.begins(line, text === undefined) || text === undefined) block.texts.push([line]);
    else text.push(line);
    block.lines.push(line);
  }
  return [...blocks, block].map((each) => (each.lines.some(isBetweenSigns) ? { ...each, texts: [each.lines] } : each));
}

/** A line that looks like an item, and goes on with the words before it. */
const isBetweenSigns = (line: string): boolean => isDecorated(line.trimStart());

const newBlock = (line: number): Block => ({ line, lines: [], texts: [] });

/** A mark of a list with words behind it; numbers as in `withShortNumbers`. */
const itemMark = /^(\t*| *)([-*+]|((?!0\d)\d{1,3})[.)](?![ \t]+\d+[.)][ \t]))( +)(?=\S)/;
/** A heading, a fence, HTML, a quote, a line across, or a mark without words or with a tab: behind it, an item has ended. */
const endsList = /^\s*(?:[#<>`~]|(?:[-*_][ \t]*){3,}$|(?:[-*+]|\d+[.)])(?:\t| *$))/;
/** Of a line that goes on with an item, marked drops as many letters as the item is indented, and reads the rest like its words. */
const mayStandApart = /\t| {4}|#|`{3}|~{3}|[-*_]$/;
/** Blanks before a mark, beyond those of the list in which it is; with more of them it is text. */
const mostIndent = 3;

/** The items of lists in which a line may be. */
class OpenItems {
  /** Columns at which the words of the items begin, the outermost first. */
  readonly #columns: number[] = [];
  /** True behind a heading, and behind words that are indented by four blanks: the next line does not go on with them. */
  #standApart = false;
  /** Blanks that the mark of the next line may have. */
  #mostIndent = mostIndent;

  /** True for a line that begins an item. */
  begins(line: string, isFirstOfBlock: boolean): boolean {
    const column = columnsOf(/^[ \t]*/.exec(line)?.[0] ?? "");
    const [, , mark, number] = itemMark.exec(line) ?? [];
    // In a paragraph a line that begins with "12." goes on with its words, and only behind an item it is the next one.
    const mayBegin =
      mark !== undefined &&
      (isFirstOfBlock || number === undefined || Number(number) === 1 || column < this.#innermost);
    // Other words without blanks before them go on with those of the item.
    const endsItem = endsList.test(line);
    if (mayBegin || isFirstOfBlock || this.#standApart || endsItem)
      while (this.#innermost > column) this.#columns.pop();
    this.#standApart = endsItem || column > mostIndent;
    const begins = mayBegin && this.#open(line);
    const goesOn = !begins && column < this.#innermost;
    if (goesOn) this.#standApart ||= mayStandApart.test(line.trimEnd());
    // A line between signs may be no item: what is indented behind it may be text.
    if (isBetweenSigns(line)) this.#columns.length = 0;
    // HTML takes the blanks of the line behind it: how far its words stand in is not known.
    this.#mostIndent = /[<>]/.test(line) ? 0 : mostIndent;
    return begins;
  }

  get #innermost(): number {
    return this.#columns.at(-1) ?? 0;
  }

  #open(line: string): boolean {
    const before = this.#columns.length;
    let at = 0;
    for (let rest = line; ;) {
      const [all, indent = "", mark = "", , blanks = ""] = itemMark.exec(rest) ?? [];
      const column = at + columnsOf(indent);
      if (all === undefined || column - this.#innermost > this.#mostIndent) return this.#columns.length > before;
      at = column + mark.length + (blanks.length > 4 ? 1 : blanks.length);
      this.#columns.push(at);
      this.#standApart ||= blanks.length > mostIndent;
      // So many blanks belong to the words.
      if (blanks.length > 4) return true;
      rest = rest.slice(all.length);
      this.#standApart ||= endsList.test(rest);
    }
  }
}

const columnsOf = (blanks: string): number => blanks.replaceAll("\t", "    ").length;
