import type { Block, List } from "./blocks";
import { styleOf, type HtmlElement } from "./html-tree";

/** What stands before an item: a number that Markdown can write, a text for any other, or nothing for a bullet. */
export type ItemMark = number | string | undefined;

const highest = 999;

/** The mark of a number. Markdown takes a longer one, of a year, for the beginning of a sentence. */
export const numberMark = (number: number): ItemMark =>
  number >= 0 && number <= highest ? number : `${String(number)}.`;

const romans = { m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 };

/** The mark of an item of an `ol`, whose style may be letters or Roman numbers: a text may refer to "b". */
export function orderedMark(number: number, list: HtmlElement, item: HtmlElement): ItemMark {
  const style = [item, list].map(styleOf).join(";") + `;list-style-type:${list.attributes["type"] ?? ""}`;
  const name = /list-style-type:\s*([\w-]+)/.exec(style)?.[1] ?? "";
  const isOther = /^(?:(?:low|upp)er-(?:alpha|latin|roman)|[ai])$/i.test(name);
  if (!isOther || number < 1 || number > highest) return numberMark(number);
  const letters = /roman|^i/i.test(name) ? roman(number) : alphabetic(number);
  return `${/^(?:[AI]$|upper)/.test(name) ? letters.toUpperCase() : letters}.`;
}

function roman(number: number): string {
  let [left, letters] = [number, ""];
  for (const [sign, value] of Object.entries(romans)) for (; left >= value; left -= value) letters += sign;
  return letters;
}

/** a to z, aa, ab and so on. */
function alphabetic(number: number): string {
  const before = Math.floor((number - 1) / 26);
  return (before > 0 ? alphabetic(before) : "") + String.fromCharCode(97 + ((number - 1) % 26));
}

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
