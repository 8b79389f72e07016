import { styleOf, textOf, type HtmlElement } from "./html-tree";

const lines = new Set(
  "p div center section article header footer main nav aside address figure figcaption fieldset legend form details summary dl dt dd li hgroup search dialog option v:textbox foreignobject".split(
    " ",
  ),
);
/** Styles with which any element has lines of its own. */
const blockStyle = /(?<!-)display:\s*(?:block|flex|grid|flow-root|list-item|table(?!-))/;

/** True for an element with lines of its own. */
export const isBlock = (element: HtmlElement): boolean => lines.has(element.name) || blockStyle.test(styleOf(element));

/** The text of code: a block in it, as editors write each line, has lines of its own. */
export function linesOf(element: HtmlElement): string {
  let text = "";
  let isAfterBlock = false;
  for (const child of element.children) {
    if (typeof child === "string" || !isBlock(child)) {
      const inside = typeof child === "string" || child.name === "br" ? textOf(child) : linesOf(child);
      if (inside === "") continue;
      text += isAfterBlock && !inside.startsWith("\n") ? `\n${inside}` : inside;
      isAfterBlock = false;
    } else {
      const isBegun = isAfterBlock || (text !== "" && !text.endsWith("\n"));
      text += `${isBegun ? "\n" : ""}${linesOf(child).replace(/\n$/, "")}`;
      isAfterBlock = true;
    }
  }
  return text;
}
