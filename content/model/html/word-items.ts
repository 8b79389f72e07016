import type { Block, List } from "./blocks";
import { styleOf, textOf, type HtmlElement, type HtmlNode } from "./html-tree";
import { addItem, numberMark, type ItemMark } from "./list-items";

/** How a paragraph of Word is an item of a list: Word writes lists as paragraphs that begin with their mark. */
export interface WordItem {
  readonly level: number;
  readonly mark: ItemMark;
}

/** An item that deeper ones may belong to. */
export interface OpenItem {
  readonly level: number;
  /** Undefined for lines that begin with their mark. */
  readonly list: List | undefined;
  /** Where deeper items are put. */
  readonly inside: Block[];
}

const listStyle = /mso-list:\s*l\d+\s+level([1-9])/;
const symbolFont = /font-family:\s*["']?(?:symbol|wingdings|webdings)/;
const isMark = (node: HtmlNode): boolean => typeof node !== "string" && styleOf(node).includes("mso-list:ignore");

/** The item that a paragraph is; undefined for any other element. */
export function wordItem(paragraph: HtmlElement): WordItem | undefined {
  const level = paragraph.name === "p" ? Number(listStyle.exec(styleOf(paragraph))?.[1] ?? 0) : 0;
  return level === 0 ? undefined : { level, mark: markIn(paragraph, false) };
}

function markIn(element: HtmlElement, isAroundSymbol: boolean): ItemMark {
  const isSymbol = isAroundSymbol || symbolFont.test(styleOf(element));
  if (isMark(element)) return readMark(textOf(element).replace(/\s+/g, " ").trim(), isSymbol);
  const holder = element.children.find((child) => typeof child !== "string" && holdsMark(child));
  return typeof holder === "object" ? markIn(holder, isSymbol) : undefined;
}

const holdsMark = (node: HtmlNode): boolean =>
  typeof node !== "string" && (isMark(node) || node.children.some(holdsMark));

function readMark(mark: string, isSymbol: boolean): ItemMark {
  const number = /^(\d{1,9})[.)]$/.exec(mark.normalize("NFKC"))?.[1];
  if (number !== undefined) return numberMark(Number(number));
  // Symbol fonts draw bullets as letters; Word draws the second level's circle as the letter "o" of any font.
  const isBullet = /^[^\p{L}\p{N}※]*$/u.test(mark) || mark === "o" || (isSymbol && /^\D$/u.test(mark));
  return isBullet ? undefined : mark;
}

/** What is in an item, without its mark. */
export function withoutMark(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === "string") return [node];
    return isMark(node) ? [] : [{ ...node, children: withoutMark(node.children) }];
  });
}

/**
 * Puts an item behind those of its level that it follows, or begins a list.
 * @param open the items that it follows at once, by level; it is added to them
 */
export function addWordItem(blocks: Block[], open: OpenItem[], { level, mark }: WordItem, content: Block[]): void {
  let before: OpenItem | undefined;
  while ((open.at(-1)?.level ?? 0) >= level) before = open.pop();
  const place = open.at(-1)?.inside ?? blocks;
  const list = addItem(place, before?.list, mark, content);
  open.push({ level, list, inside: list ? content : place });
}
