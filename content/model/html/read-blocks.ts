import { isBlank, type Block, type LeftOut, type List, type Marks, type Run } from "./blocks";
import { cjk } from "../text/cjk";
import { contains, hasText, styleOf, textOf, withBreaks, type HtmlElement, type HtmlNode } from "./html-tree";
import { frameAddress, isFrame, isPicture, isPixel, mediaOf, wordsOfDrawing } from "./embedded";
import { isBlock, linesOf } from "./block-elements";
import { divided } from "./line-breaks";
import { addItem, numberIn, orderedMark } from "./list-items";
import { hrefOf, isColourful, lineToFill, marksIn, signOf } from "./marks";
import { bracketsAround, needsTag, raisedAs, raisedText } from "./raised";
import { isDataTable, tableGrid, tableParts } from "./table-grid";
import { addWordItem, withoutMark, wordItem, type OpenItem } from "./word-items";

const nothing = new Set("head script style title meta link xml template noscript rp".split(" "));
const blank = /[ \t\n\r\f]+/g;
// Browsers break lines of the source at a space; Chinese characters and kana have none around them.
const withoutSpaces = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/;

/** What holds for the whole text that is read. */
export interface Reading {
  /** Word's paragraphs without a gap. */
  readonly isTightWord: boolean;
  /** Kind -> the addresses of those links and pictures, as they were written. */
  readonly leftOut: Map<LeftOut, Set<string>>;
  /** Set where something is formatted that no run or block tells. */
  isFormatted: boolean;
  hasTitle: boolean;
}

/** Where an element stands. */
interface Context {
  readonly marks: Marks;
  readonly inHeading: boolean;
}

/** Reads formatted HTML into blocks: what a reader sees, and what Markdown has. */
export function readBlocks(
  root: HtmlElement,
  reading: Reading,
  place: Context = { marks: {}, inHeading: false },
): Block[] {
  const reader = new BlockReader(reading);
  reader.readAll(root.children, place);
  reader.endLine(true);
  return reader.blocks;
}

class BlockReader {
  readonly blocks: Block[] = [];
  #runs: Run[] = [];
  /** The items of Word that the next one follows at once. */
  #wordItems: OpenItem[] = [];

  constructor(readonly reading: Reading) {}

  readAll(nodes: readonly HtmlNode[], place: Context): void {
    for (const node of nodes)
      if (typeof node === "string") this.#addText(node, place.marks);
      else this.#read(node, place);
  }

  /** Ends a line: two breaks in a row end one, too, and an empty one separates. */
  endLine(tight: boolean, isParagraph = false): void {
    const line = this.#runs;
    this.#runs = [];
    if (isBlank(line)) {
      const isShown = isParagraph || line.some(({ text }) => /[\n\u00a0]/.test(text));
      if (isShown) this.#add({ kind: "line", tight: false, runs: [] });
      return;
    }
    for (const [at, runs] of divided(line).entries()) {
      if (at > 0) this.#add({ kind: "line", tight: false, runs: [] });
      this.#add({ kind: "line", tight, runs });
    }
  }

  #add(block: Block): void {
    this.blocks.push(block);
    this.#wordItems = [];
  }

  #addText(text: string, marks: Marks): void {
    const single = text.replace(blank, (space, at: number) =>
      space.includes("\n") &&
      withoutSpaces.test(text[at - 1] ?? "") &&
      withoutSpaces.test(text[at + space.length] ?? "")
        ? ""
        : " ",
    );
    if (single !== "") this.#runs.push({ text: single, marks });
  }

  #read(element: HtmlElement, around: Context): void {
    const { name, attributes } = element;
    if (nothing.has(name) || this.#isHidden(element)) return;
    const { marks } = around;
    const level = name === "p" && attributes["class"] === "MsoTitle" ? 1 : Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);
    const inHeading = around.inHeading || level > 0;
    const place = { marks: this.#marksOf(element, marks, inHeading), inHeading };
    const line = lineToFill(element);
    if (name === "br") this.#runs.push({ text: "\n", marks });
    else if (isFrame(element)) this.#readFrame(element, place);
    else if (isPicture(element)) this.#readPicture(element, place);
    else if (line !== undefined && marks.link === undefined) this.#addText(line, marks);
    else if (name === "input") this.#addText(signOf(element), marks);
    else if (name === "rt") this.#addText(`（${textOf(element)}）`, marks);
    else if (level > 0) this.#readHeading(element, level, place);
    else if (name === "ul" || name === "ol" || name === "menu" || name === "dir") this.#readList(element, place);
    else if (name === "table") this.#readTable(element, place);
    else if (name === "blockquote") this.#addBlock({ kind: "quote", blocks: readBlocks(element, this.reading, place) });
    else if (name === "hr") this.#addBlock({ kind: "rule" });
    else if (name === "pre" || name === "listing") this.#readPre(element, place);
    else if (isBlock(element)) this.#readLines(element, place);
    else if (raisedAs(element) !== undefined) this.#readRaised(element, place);
    else if (name === "q" && hasText(element)) this.#readQuoted(element, place);
    else if (name === "a" || name === "area") this.#readLink(element, place);
    else this.readAll(element.children, place);
  }

  /** Nothing that a browser shows, or a comment of Word, or what its tracked changes deleted. */
  #isHidden(element: HtmlElement): boolean {
    const { name, attributes } = element;
    const style = styleOf(element);
    if (attributes["hidden"] !== undefined || /display:\s*none|mso-hide:\s*all/.test(style)) return true;
    const isComment =
      /mso-element:\s*comment/.test(style) ||
      /\bMsoComment(?:Reference|Text)\b/.test(attributes["class"] ?? "") ||
      (name === "del" && attributes["cite"] !== undefined && attributes["datetime"] !== undefined);
    if (isComment) this.#leaveOut("comments");
    return isComment;
  }

  #leaveOut(kind: LeftOut, target = ""): void {
    const { leftOut } = this.reading;
    leftOut.set(kind, (leftOut.get(kind) ?? new Set()).add(target));
  }

  #marksOf(element: HtmlElement, around: Marks, inHeading: boolean): Marks {
    const { name, attributes } = element;
    const marks: Marks = { ...marksIn(element, around), ...(inHeading ? { strong: false } : {}) };
    if (name === "a" || name === "area") {
      const href = hrefOf(element);
      if (href !== undefined) return { ...marks, link: { href } };
      const target = attributes["href"] ?? "";
      if (target !== "" && !target.startsWith("#") && hasText(element)) this.#leaveOut("links", target);
    }
    if (marks.link !== undefined) return marks;
    const style = `${styleOf(element)};color:${name === "font" ? (attributes["color"] ?? "").toLowerCase() : ""}`;
    if (name === "u" || (!inHeading && /text-decoration[^;]*underline/.test(style))) this.#leaveOut("underline");
    if (!inHeading && isColourful(style) && hasText(element)) this.#leaveOut("colours");
    return marks;
  }

  #addBlock(block: Block): void {
    this.endLine(true);
    this.#add(block);
  }

  #readLines(element: HtmlElement, place: Context): void {
    const item = wordItem(element);
    this.endLine(true);
    if (item === undefined) {
      this.readAll(element.children, place);
      this.endLine(this.#isTight(element), element.name === "p");
      return;
    }
    const content = readBlocks({ ...element, children: withoutMark(element.children) }, this.reading, place);
    addWordItem(this.blocks, this.#wordItems, item, content);
  }

  #isTight(element: HtmlElement): boolean {
    if (/margin(?:-bottom)?:\s*0/.test(styleOf(element))) return true;
    return (
      element.name !== "p" || (this.reading.isTightWord && (element.attributes["class"] ?? "").includes("MsoNormal"))
    );
  }

  #readHeading(element: HtmlElement, level: number, place: Context): void {
    this.reading.hasTitle ||= level === 1;
    let runs: Run[] = [];
    const end = (): void => {
      if (!isBlank(runs)) this.#addBlock({ kind: "heading", level, runs });
      runs = [];
    };
    this.endLine(true);
    for (const block of readBlocks(element, this.reading, place)) {
      if (block.kind === "line") runs.push({ text: " ", marks: {} }, ...block.runs);
      else {
        end();
        this.#add(block);
      }
    }
    end();
  }

  #readList(element: HtmlElement, place: Context): void {
    const ordered = element.name === "ol";
    const items: Block[] = [];
    let list: List | undefined;
    let number = numberIn(element, "start") ?? 1;
    for (const child of element.children) {
      if (typeof child === "string" ? child.trim() === "" : nothing.has(child.name)) continue;
      const isItem = typeof child !== "string" && child.name === "li";
      const inItem = isItem ? { ...place, marks: this.#marksOf(child, place.marks, place.inHeading) } : place;
      const holder = isItem ? child : { name: "li", attributes: {}, children: [child] };
      if (isItem && this.#isHidden(child)) continue;
      const blocks = readBlocks(holder, this.reading, inItem);
      // A list within a list belongs to the item before it.
      if (!isItem && items.length > 0) {
        (list?.items.at(-1)?.blocks ?? items).push(...blocks);
        continue;
      }
      number = numberIn(holder, "value") ?? number;
      list = addItem(items, list, ordered ? orderedMark(number, element, holder) : undefined, blocks);
      number += 1;
    }
    this.endLine(true);
    for (const block of items) this.#add(block);
  }

  #readTable(table: HtmlElement, place: Context): void {
    const parts = tableParts(table);
    const grid = isDataTable(parts) ? tableGrid(parts) : undefined;
    this.endLine(true);
    for (const caption of parts.captions) this.#readLines(caption, place);
    if (grid?.hasMerged) this.#leaveOut("mergedCells");
    if (grid !== undefined) {
      const cellOf = (cell: HtmlElement | undefined): Block[] => (cell ? this.#readCell(cell, place) : []);
      this.#add({ kind: "table", rows: grid.rows.map((row) => row.map(cellOf)) });
      return;
    }
    for (const cell of parts.rows.flat())
      this.#readLines(cell, { ...place, marks: this.#marksOf(cell, place.marks, place.inHeading) });
  }

  #readCell(cell: HtmlElement, place: Context): Block[] {
    return readBlocks(cell, this.reading, { ...place, marks: this.#marksOf(cell, place.marks, place.inHeading) });
  }

  #readRaised(element: HtmlElement, place: Context): void {
    this.reading.isFormatted = true;
    const text = raisedText(element);
    const before = this.#runs.at(-1)?.text ?? "";
    const raised = needsTag(element, before) ? raisedAs(element) : undefined;
    const [open, close] = bracketsAround(element, before) ?? ["", ""];
    if (raised !== undefined) this.readAll(element.children, { ...place, marks: { ...place.marks, raised } });
    else if (text === undefined) this.readAll([open, ...element.children, close], place);
    else this.readAll([text], place);
  }

  /** Browsers draw the quotation marks of a `<q>`. */
  #readQuoted(element: HtmlElement, place: Context): void {
    const [open, close] = cjk.test(textOf(element)) ? ["「", "」"] : ['"', '"'];
    this.readAll([open, ...element.children, close], place);
  }

  /** A link without words, like a symbol's, has those that it is called by. */
  #readLink(link: HtmlElement, place: Context): void {
    const { alt = "", title = "", href = "" } = link.attributes;
    const label = link.attributes["aria-label"] ?? (alt || title);
    const isSeen = hasText(link) || contains(link, (inside) => isPicture(inside) || isFrame(inside));
    const hasSymbol = link.name === "area" || link.children.some((child) => typeof child !== "string");
    if (!isSeen && place.marks.link !== undefined && (label !== "" || hasSymbol) && !href.startsWith("#"))
      this.#addText(label || href, place.marks);
    else this.readAll(link.children, place);
  }

  /** Code; with links in it, lines of text, because code holds no links. */
  #readPre(element: HtmlElement, place: Context): void {
    const keepsLinks = contains(element, (inside) => inside.name === "a" || isFrame(inside) || isPicture(inside));
    if (!keepsLinks) {
      const text = linesOf(element).replace(/^\n+|\s+$/g, "");
      if (text !== "") this.#addBlock({ kind: "code", text });
      return;
    }
    this.endLine(true);
    this.readAll(element.children.map(withBreaks), place);
    this.endLine(true);
  }

  /** A link to what is shown within the page; what stands for it where it cannot be shown. */
  #readFrame(frame: HtmlElement, place: Context): void {
    const address = frameAddress(frame);
    const href = address === "" ? undefined : hrefOf({ ...frame, attributes: { href: address } });
    if (isPixel(frame)) return;
    if (href !== undefined) this.#runs.push({ text: href, marks: { ...place.marks, link: { href } } });
    else if (address !== "") this.#leaveOut("links", address);
    else if (frame.name === "object") this.readAll(frame.children, place);
  }

  #readPicture(picture: HtmlElement, place: Context): void {
    const { src: written = `<${picture.name}>`, alt = "" } = picture.attributes;
    const words = wordsOfDrawing(picture);
    if (words.length > 0) for (const part of words) this.#readLines(part, place);
    else if (/^\p{Extended_Pictographic}/u.test(alt)) this.#addText(alt, place.marks);
    else if (!isPixel(picture)) {
      const src = mediaOf(written);
      if (src === undefined) this.#leaveOut("pictures", written);
      this.#runs.push({ text: "", marks: place.marks, picture: { src, alt: alt.replace(/\s+/g, " ").trim() } });
    }
  }
}
