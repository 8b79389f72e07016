import type { LeftOut } from "./left-out";
import { isColourful, rename, styleAttribute, styleOf, unwrap, wrapContents } from "./styles";

const never = "script, style, title, meta, link, xml, template, noscript, iframe, object, embed, button, select, input";
const pictures = "img, picture, svg, video, audio, canvas, v\\:imagedata, v\\:shape";
const headings = "h1, h2, h3, h4, h5, h6";
const blocks = `${headings}, p, div, ul, ol, li, table, blockquote, hr, pre`;
const safeLink = /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i;
// Browsers break lines of the source at a space; Chinese characters and kana have none around them.
const brokenLine =
  /(?<=[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef])\s*\n\s*(?=[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef])/g;

/** Leaves the elements that Markdown has; adds to `lost` what people would miss. */
export function cleanPasted(body: HTMLElement, lost: Set<LeftOut>): void {
  all(body, never).forEach((element) => element.remove());
  for (const element of all(body, "[data-style]")) {
    const style = styleOf(element);
    if (/display:\s*none|mso-hide:\s*all/.test(style)) element.remove();
    else if (/mso-element:\s*comment/.test(style)) discard(element, "comments", lost);
  }
  all(body, ".MsoCommentReference, .MsoCommentText, del[cite], del[datetime]").forEach((element) =>
    discard(element, "comments", lost),
  );
  all(body, "rp").forEach((bracket) => bracket.remove());
  all(body, "rt").forEach((reading) => reading.replaceWith(`（${reading.textContent}）`));
  all(body, pictures).forEach((picture) => withoutPicture(picture, lost));
  all(body, "sup, sub").forEach((script) => withDigits(script));
  for (const font of all(body, "font[color]"))
    font.setAttribute(styleAttribute, `${styleOf(font)};color:${font.getAttribute("color") ?? ""}`);
  all(body, "a").forEach((link) => withLink(link, lost));
  all(body, "p.MsoTitle").forEach((title) => rename(title, "h1"));
  all(body, "b, i, strike").forEach((element) => asMeant(element));
  all(body, "[data-style]").forEach((element) => withMarks(element, lost));
  if (all(body, "u").some((element) => element.closest("a") === null)) lost.add("underline");
  all(body, "u, ins").forEach(unwrap);
  for (const heading of all(body, headings)) {
    all(heading, "strong").forEach(unwrap);
    all(heading, "br").forEach((lineBreak) => lineBreak.replaceWith(" "));
  }
  // A page has its own h1.
  if (body.querySelector("h1"))
    for (const level of [5, 4, 3, 2, 1])
      all(body, `h${String(level)}`).forEach((h) => rename(h, `h${String(level + 1)}`));
  for (const text of textsOf(body)) text.data = text.data.replace(brokenLine, "").replaceAll("\u00a0", " ");
  all(body, "strong, em, s, a").forEach(tidyInline);
}

/** The elements that fit, as they are now. */
export const all = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

function discard(element: Element, kind: LeftOut, lost: Set<LeftOut>): void {
  lost.add(kind);
  element.remove();
}

function withoutPicture(picture: Element, lost: Set<LeftOut>): void {
  const alt = picture.getAttribute("alt") ?? "";
  const isPixel = [picture.getAttribute("width"), picture.getAttribute("height")].some((size) =>
    /^[01]$/.test(size ?? ""),
  );
  if (/^\p{Extended_Pictographic}/u.test(alt)) picture.replaceWith(alt);
  else if (isPixel) picture.remove();
  else discard(picture, "pictures", lost);
}

/** Raised and lowered digits have characters of their own: m², CO₂. */
function withDigits(script: Element): void {
  const digits = script.localName === "sup" ? "⁰¹²³⁴⁵⁶⁷⁸⁹" : "₀₁₂₃₄₅₆₇₈₉";
  if (/^\d{1,3}$/.test(script.textContent))
    script.textContent = script.textContent.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

function withLink(link: Element, lost: Set<LeftOut>): void {
  const href = (link.getAttribute("href") ?? "").trim();
  const text = link.textContent.trim();
  link.removeAttribute("title");
  if (safeLink.test(href) && !/\s/.test(href) && text !== "") {
    // An address in a text is a link by itself.
    if (text === href) unwrap(link);
    else link.setAttribute("href", href);
    return;
  }
  if (href !== "" && !href.startsWith("#") && text !== "") lost.add("links");
  unwrap(link);
}

/** Google Docs wraps everything in a <b> that is not bold. */
function asMeant(element: Element): void {
  const style = styleOf(element);
  if (/(?<!-)font-(?:weight:\s*(?:normal|[1-5]00)|style:\s*normal)/.test(style)) unwrap(element);
  else rename(element, { B: "strong", I: "em" }[element.nodeName] ?? "s");
}

function withMarks(element: Element, lost: Set<LeftOut>): void {
  const style = styleOf(element);
  const isHeading = element.closest(headings) !== null;
  if (element.matches("ul, ol, table, thead, tbody, tfoot, tr, col, colgroup")) return;
  if (/(?<!-)font-weight:\s*(?:bold|[6-9]00)/.test(style) && !isHeading) wrapContents(element, "strong");
  if (/(?<!-)font-style:\s*italic/.test(style)) wrapContents(element, "em");
  if (/text-decoration[^;]*line-through/.test(style)) wrapContents(element, "s");
  if (element.closest("a") !== null || isHeading) return;
  if (/text-decoration[^;]*underline/.test(style)) lost.add("underline");
  if (isColourful(style) && element.textContent.trim() !== "") lost.add("colours");
}

/** Marks around words only: not around blocks, and with spaces and line breaks outside; a mark that goes on is one. */
function tidyInline(element: HTMLElement): void {
  if (
    element.querySelector(blocks) !== null ||
    element.textContent.trim() === "" ||
    element.parentElement?.closest(element.localName)
  ) {
    unwrap(element);
    return;
  }
  while (element.firstChild?.nodeName === "BR") element.before(element.firstChild);
  while (element.lastChild?.nodeName === "BR") element.after(element.lastChild);
  const previous = element.previousSibling;
  if (element.localName === "a" || previous?.nodeName !== element.nodeName) return;
  (previous as Element).append(...element.childNodes);
  element.remove();
}

function textsOf(root: Node): Text[] {
  const walker = (root.ownerDocument ?? document).createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
