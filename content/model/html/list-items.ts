import type { Block, List } from "./blocks";
import type { HtmlElement } from "./html-tree";

/** What stands before an item: a number that Markdown can write, a text for any other, or nothing for a bullet. */
export type ItemMark = number | string | undefined;

const highest = 999;

/** The mark of a number. Markdown takes a longer one, of a year, for the beginning of a sentence. */
export const numberMark = (number: number): ItemMark =>
  number >= 0 && number <= highest ? number : `${String(number)}.`;

/** The whole number that an attribute says. */
export function numberIn({ attributes }: HtmlElement, name: string): number | undefined {
  const number = Number(attributes[name]?.trim() || NaN);
  return Number.isSafeInteger(number) ? number : undefined;
}

/**
 * Adds an item to a list, or behind it when its mark is of another kind; one with a text is lines that begin with it.
 * @returns the list it is in
 */
export function addItem(place: Block[], list: List | undefined, mark: ItemMark, blocks: Block[]): List | undefined {
  if (typeof mark === "string") {
    place.push(...withText(mark, blocks));
    return undefined;
  }
  const ordered = mark !== undefined;
  const open: List = list?.ordered === ordered ? list : { kind: "list", ordered, items: [] };
  if (open !== list) place.push(open);
  open.items.push({ number: mark, blocks });
  return open;
}

function withText(mark: string, blocks: readonly Block[]): Block[] {
  const run = { text: `${mark} `, marks: {} };
  const [first, ...others] = blocks;
  return first?.kind === "line"
    ? [{ ...first, runs: [run, ...first.runs] }, ...others]
    : [{ kind: "line", tight: true, runs: [run] }, ...blocks];
}
