import { Marked } from "marked";
import { CjkTokenizer } from "./cjk-emphasis";
import { sanitizeMarkup } from "./sanitize-markup";
import { markdownRefusal } from "./markdown-refusal";

const marked = new Marked({
  gfm: true,
  // Staff write line by line: an Enter is a line break on the page.
  breaks: true,
  async: false,
  renderer: {
    // A text mark: the sanitiser removes the checkbox of a task list.
    checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
  },
});
// An option of the call, because the constructor accepts only plain objects.
const tokenizer = new CjkTokenizer();

/**
 * Markdown as sanitised HTML (R8.5). A body that would take a parser down (`markdownRefusal`) comes out as plain
 * text instead: maintainers can commit what a save would refuse.
 */
export function markdownToHtml(markdown: string): string {
  if (markdownRefusal(markdown) !== undefined) return plainParagraph(markdown);
  try {
    return sanitizeMarkup(marked.parse(markdown, { async: false, tokenizer })).trim();
  } catch {
    return plainParagraph(markdown);
  }
}

/** A paragraph of HTML that shows a text as it is. */
export function plainParagraph(text: string): string {
  return `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")}</p>`;
}
