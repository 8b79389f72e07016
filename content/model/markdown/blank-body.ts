import { isBlank } from "../text/blank";
import { plainTextOfHtml } from "../text/plain-text";
import { markdownToHtml } from "./markdown-html";

const markup = /<[^<>]*>|&#?\w{1,31};/g;

/** True for Markdown whose page would show nothing: `&nbsp;`, `<br>`, a comment. Rendered only where no word is left. */
export function isBlankBody(markdown: string): boolean {
  if (isBlank(markdown)) return true;
  if (/[\p{L}\p{N}]/u.test(markdown.replace(markup, ""))) return false;
  const html = markdownToHtml(markdown);
  return !/<(?:img|hr)\b/.test(html) && isBlank(plainTextOfHtml(html));
}
