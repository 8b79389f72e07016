import type { Block, List } from "./blocks";
import { styleOf, textOf, type HtmlElement, type HtmlNode } from "./html-tree";

/** How a paragraph of Word is an item of a list: Word writes lists as paragraphs that begin with their mark. */
export interface WordItem {
  readonly level: number;
  readonly ordered: boolean;
  readonly start: number;
}

const listStyle = /mso-list:\s*l\d+\s+level([1-9])/;
const number = /^\(?([0-9]+|[a-z]{1,4}|[一-十]+)[.)．）、]?$/i;
const isMark = (node: HtmlNode): boolean => typeof node !== "string" && styleOf(node).includes("mso-list:ignore");

/** The item that a paragraph is; undefined for any other element. */
export function wordItem(paragraph: HtmlElement): WordItem | undefined {
  const level = paragraph.name === "p" ? Number(listStyle.exec(styleOf(paragraph))?.[1] ?? 0) : 0;
  if (level === 0) return undefined;
  const mark = markIn(paragraph.children).trim();
  const start = number.exec(mark)?.[1];
  // Word draws the second level's circle as the letter "o".
  return {
    level,
    ordered: start !== undefined && mark !== "o",
    start: /^\d{1,9}$/.test(start ?? "") ? Number(start) : 1,
  };
}

function markIn(nodes: readonly HtmlNode[]): string {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    const mark = isMark(node) ? textOf(node) : markIn(node.children);
    if (mark !== "") return mark;
  }
  return "";
}

/** What is in an item, without its mark. */
export function withoutMark(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === "string") return [node];
    return isMark(node) ? [] : [{ ...node, children: withoutMark(node.children) }];
  });
}

/** Puts an item into the list that the blocks end with, at its level, or begins a list there. */
export function addWordItem(blocks: Block[], item: WordItem, content: Block[], follows: boolean): void {
  let place = blocks;
  for (let level = 1; ; level += 1) {
    const last = place.at(-1);
    const open =
      (follows || level > 1) && last?.kind === "list" && (level < item.level || last.ordered === item.ordered)
        ? last
        : undefined;
    const list: List = open ?? { kind: "list", ordered: item.ordered, start: item.start, items: [] };
    if (open === undefined) place.push(list);
    if (level === item.level) {
      list.items.push(content);
      return;
    }
    let inside = list.items.at(-1);
    if (inside === undefined) list.items.push((inside = []));
    place = inside;
  }
}
