import { all } from "./clean-pasted";
import { styleOf, unwrap } from "./styles";

const line = "p, div";
const blocks = `${line}, ul, ol, table, blockquote, hr, pre, h1, h2, h3, h4, h5, h6`;
const groups = "div, center, section, article, header, footer, main, span, font";

/**
 * Lines that are drawn without a gap become one paragraph with line breaks, as they were written: a mail's <div>s and
 * paragraphs without margins (`tightWord`: Word's are). An empty line, or two breaks, begin a new paragraph.
 */
export function joinLines(body: HTMLElement, tightWord: boolean): void {
  for (const group of all(body, groups).reverse())
    if (group.querySelector(blocks) !== null) {
      wrapLoose(group);
      unwrap(group);
    }
  wrapLoose(body);
  for (const paragraph of all(body, line)) divide(paragraph);
  for (const first of all(body, line)) {
    let next = first.isConnected && !isEmpty(first) ? first.nextElementSibling : null;
    while (next?.matches(line) === true && !isEmpty(next) && [first, next].every((each) => isTight(each, tightWord))) {
      first.append(first.ownerDocument.createElement("br"), ...next.childNodes);
      next.remove();
      next = first.nextElementSibling;
    }
  }
}

/** Puts text and marks between blocks into lines of their own. */
function wrapLoose(parent: HTMLElement): void {
  let wrapper: HTMLElement | undefined;
  for (const node of [...parent.childNodes]) {
    if (node.nodeType === Node.ELEMENT_NODE && (node as Element).matches(blocks)) {
      wrapper = undefined;
    } else if (wrapper !== undefined || node.textContent?.trim() !== "" || node.nodeName === "BR") {
      if (wrapper === undefined) {
        wrapper = parent.ownerDocument.createElement("div");
        node.before(wrapper);
      }
      wrapper.append(node);
    }
  }
}

/** Two breaks in a row are an empty line. */
function divide(paragraph: Element): void {
  const isBreak = (node: Node | null): boolean => node?.nodeName === "BR";
  const blank = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === "";
  for (const node of [...paragraph.childNodes]) {
    if (blank(node) && isBreak(node.previousSibling)) node.remove();
    else if (isBreak(node) && isBreak(node.previousSibling)) {
      const rest = paragraph.cloneNode() as Element;
      while (node.nextSibling) rest.append(node.nextSibling);
      node.previousSibling?.remove();
      node.remove();
      paragraph.after(paragraph.ownerDocument.createElement("div"), rest);
      divide(rest);
      return;
    }
  }
  if (isBreak(paragraph.lastChild) && paragraph.childNodes.length > 1) paragraph.lastChild?.remove();
}

const isEmpty = (element: Element): boolean => element.textContent.trim() === "";

function isTight(element: Element, tightWord: boolean): boolean {
  if (/margin(?:-bottom)?:\s*0/.test(styleOf(element))) return true;
  return element.nodeName === "DIV" || (tightWord && element.className.includes("MsoNormal"));
}

/** True when the style sheet of Word's clipboard draws its paragraphs without a gap. */
export function isTightWord(html: string): boolean {
  const style = /p\.MsoNormal[^{]*\{([^}]*)\}/.exec(html)?.[1] ?? "";
  const bottom = /margin-bottom:\s*([\d.]+)/.exec(style)?.[1];
  return bottom === undefined ? /margin:\s*0/.test(style) : Number(bottom) < 1;
}
