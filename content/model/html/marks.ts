import type { Marks } from "./blocks";
import { contains, hasText, styleOf, textOf, type HtmlElement } from "./html-tree";

const strongTags = new Set(["b", "strong"]);
const emTags = new Set(["i", "em"]);
const struckTags = new Set(["s", "del", "strike"]);
const codeTags = new Set(["code", "samp", "tt", "kbd"]);
// Their style is that of the cells or items as a whole.
const holders = new Set(["ul", "ol", "table", "thead", "tbody", "tfoot", "tr", "col", "colgroup"]);
const safeHref = /^(?:https?:\/\/[^/\\]|www\.|mailto:|tel:|\/(?![/\\])|#(?!_))/i;

/** The marks of what is in an element, within others; the style wins over the name, as in browsers. */
export function marksIn(element: HtmlElement, around: Marks): Marks {
  const { name } = element;
  const marks: { -readonly [Name in keyof Marks]: Marks[Name] } = { ...around };
  if (strongTags.has(name)) marks.strong = true;
  if (emTags.has(name)) marks.em = true;
  if (struckTags.has(name)) marks.struck = true;
  if (codeTags.has(name)) marks.code = true;
  const style = holders.has(name) ? "" : styleOf(element);
  if (style !== "") {
    const weight = /(?<!-)font-weight:\s*(bold|normal|[1-9]00)/.exec(style)?.[1];
    if (weight !== undefined) marks.strong = /^(?:bold|[6-9])/.test(weight);
    const slant = /(?<!-)font-style:\s*(italic|normal)/.exec(style)?.[1];
    if (slant !== undefined) marks.em = slant === "italic";
    if (/text-decoration[^;]*line-through/.test(style)) marks.struck = true;
  }
  return marks;
}

const longestLine = 10;
const withinLine = /^(?:u|span|font|b|strong|i|em|o:p)$/;

/** Signs for an underlined row of blanks that browsers do not join, a line to write on; undefined where there is none. */
export function lineToFill(element: HtmlElement): string | undefined {
  const isUnderlined = element.name === "u" || /text-decoration[^;]*underline/.test(styleOf(element));
  if (!isUnderlined || hasText(element)) return undefined;
  if (!withinLine.test(element.name) || contains(element, ({ name }) => !withinLine.test(name))) return undefined;
  const { length } = textOf(element).replace(/[ \t\n\r\f]/g, "");
  return length < 3 ? undefined : "_".repeat(Math.min(length, longestLine));
}

/** What can be seen of an input: of a box to tick its sign, else what is written in it. */
export function signOf({ attributes: { type = "", checked, value = "" } }: HtmlElement): string {
  if (/^(?:checkbox|radio)$/i.test(type)) return checked === undefined ? "☐ " : "☑ ";
  return /^(?:hidden|password|file|image|color|range)$/i.test(type) ? "" : value;
}

/** The target of a link as Markdown can hold it; undefined for one that leads nowhere or is not safe. */
export function hrefOf({ attributes }: HtmlElement): string | undefined {
  const href = (attributes["href"] ?? "").replace(/[\t\n\r]/g, "").trim();
  if (!safeHref.test(href)) return undefined;
  return href.replace(/[\s<>\\"`\u0000-\u001f\u007f]/g, (character) => encodeURIComponent(character));
}

/** True for a colour that people see as one: not black, white or a grey. */
export function isColourful(style: string): boolean {
  const value = /(?:^|;|\s)(?:color|background(?:-color)?|mso-highlight)\s*:\s*([^;]+)/g;
  return [...style.matchAll(value)].some(([, colour = ""]) => {
    if (/\b(?:red|blue|green|yellow|orange|purple|aqua|fuchsia|lime|cyan|magenta)\b/.test(colour)) return true;
    const hex = /#([0-9a-f]{6})\b/.exec(colour)?.[1];
    const parts = hex?.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? colour.match(/\d+/g)?.slice(0, 3).map(Number);
    return parts?.length === 3 && Math.max(...parts) - Math.min(...parts) > 80;
  });
}
