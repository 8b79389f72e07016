import Turndown from "turndown";
import { turndownOptions, withRules } from "../../../../content/model/markdown/turndown-rules";
import { trustedHtml } from "../../../ui/trusted-html";
import { cleanPasted } from "./clean-pasted";
import type { LeftOut } from "./left-out";
import { isTightWord, joinLines } from "./join-lines";
import { plainTables } from "./plain-tables";
import { styleAttribute } from "./styles";
import { listsOfWord, properLists } from "./word-lists";

const marked = "h1, h2, h3, h4, h5, h6, li, table, strong, em, s, del, a[href], blockquote, hr, code, pre, sup, sub";

const service = withRules(new Turndown({ ...turndownOptions, br: "" })).addRule("item", {
  filter: "li",
  replacement: (text, item) => {
    const list = item.parentElement;
    const number = Number(list?.getAttribute("start") ?? 1) + [...(list?.children ?? [])].indexOf(item);
    const mark = list?.nodeName === "OL" ? `${String(number)}. ` : "- ";
    return `${mark}${text.trim().replace(/\n+/g, `\n${" ".repeat(mark.length)}`)}\n`;
  },
});

/** Pasted HTML as Markdown, and what was left out of it; undefined when it holds nothing but plain text. */
export function markdownOfPasted(
  html: string,
): { readonly markdown: string; readonly leftOut: readonly LeftOut[] } | undefined {
  const lost = new Set<LeftOut>();
  const body = inertBody(html);
  cleanPasted(body, lost);
  listsOfWord(body);
  properLists(body);
  plainTables(body, lost);
  joinLines(body, isTightWord(html));
  if (lost.size === 0 && body.querySelector(marked) === null) return undefined;
  return { markdown: service.turndown(body), leftOut: [...lost] };
}

/**
 * The HTML in a document of its own, which loads and runs nothing. Styles are only read as text: under the
 * Content-Security-Policy they would be reported.
 */
function inertBody(html: string): HTMLElement {
  const unstyled = html
    .replace(/<style[\s\S]*?<\/style\s*>/gi, "")
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=/gi, ` ${styleAttribute}=`));
  return new DOMParser().parseFromString(trustedHtml(unstyled), "text/html").body;
}
