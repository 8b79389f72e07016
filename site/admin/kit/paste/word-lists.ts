import { all } from "./clean-pasted";
import { styleOf, unwrap } from "./styles";

const listStyle = /mso-list:\s*l\d+\s+level(\d)/;
const number = /^\(?([0-9]+|[a-z]{1,4}|[一-十]+)[.)．）、]?$/i;

/** Word writes an item as a paragraph that begins with its mark: makes lists of them. */
export function listsOfWord(body: HTMLElement): void {
  // The lists that are open at the paragraph before, outermost first.
  let open: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of all(body, "p[data-style]")) {
    const level = Number(listStyle.exec(styleOf(paragraph))?.[1]);
    if (!(level > 0)) continue;
    if (last === null || paragraph.previousElementSibling !== last) open = [];
    const { isNumbered, start } = takeMark(paragraph);
    open = open.slice(0, level);
    if (isNumbered !== (open[level - 1]?.nodeName === "OL")) open = open.slice(0, level - 1);
    while (open.length < level) open = [...open, openList(paragraph, open.at(-1), isNumbered, start)];
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    last = open[0] ?? null;
    paragraph.remove();
  }
}

function openList(place: Element, around: Element | undefined, isNumbered: boolean, start: string): HTMLElement {
  const list = place.ownerDocument.createElement(isNumbered ? "ol" : "ul");
  if (isNumbered && /^\d+$/.test(start) && start !== "1") list.setAttribute("start", start);
  if (around === undefined) place.before(list);
  else (around.lastElementChild ?? around).append(list);
  return list;
}

function takeMark(paragraph: Element): { readonly isNumbered: boolean; readonly start: string } {
  const ignored = all(paragraph, "[data-style]").filter((element) => styleOf(element).includes("mso-list:ignore"));
  const mark = (ignored[0]?.textContent ?? "").trim();
  ignored.forEach((element) => element.remove());
  const start = number.exec(mark)?.[1];
  // Word draws the second level's circle as the letter "o".
  return { isNumbered: start !== undefined && mark !== "o", start: start ?? "" };
}

/** Lists as HTML has them: a list within a list belongs to the item before it, and items hold no paragraph of their own. */
export function properLists(body: HTMLElement): void {
  for (const list of all(body, "ul > ul, ul > ol, ol > ul, ol > ol")) list.previousElementSibling?.append(list);
  for (const paragraph of all(body, "li > p:only-of-type, li > div:only-of-type")) unwrap(paragraph);
}
