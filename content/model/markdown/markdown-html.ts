import { Lexer, Marked } from "marked";
import { BodyTokenizer } from "./body-tokenizer";
import { knownReading } from "./known-readings";
import type { HtmlPieces } from "./html-block";
import type { NumberedItem } from "./numbered-list";
import { spacedLabel } from "./spaced-label";
import { sanitizeMarkup } from "./sanitize-markup";
import { markdownRefusal } from "./markdown-refusal";
import { escapeHtml } from "../text/escape-html";
import type { ShownDefinition, TargetHeading } from "./text-parts";

const marked = new Marked({
  gfm: true,
  // Staff write line by line: an Enter is a line break on the page.
  breaks: true,
  async: false,
  extensions: [spacedLabel],
  renderer: {
    // A text mark: the sanitiser removes the checkbox of a task list.
    checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
    heading(token) {
      const { depth, tokens, id, text, raw }: TargetHeading = token;
      // Signs without words are no heading that a screen reader could say.
      if (text === "") return `<p>${raw.trim()}</p>\n`;
      const level = String(depth);
      return `<h${level}${id === undefined ? "" : ` id="${id}"`}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    html(token) {
      const { pieces, text }: HtmlPieces = token;
      return (
        pieces?.map((piece) => (typeof piece === "string" ? piece : this.parser.parseInline(piece))).join("") ?? text
      );
    },
    listitem(item) {
      const { value, tokens }: NumberedItem = item;
      return `<li${value === undefined ? "" : ` value="${value}"`}>${this.parser.parse(tokens)}</li>\n`;
    },
    // Words without an address are words.
    link({ href, tokens }) {
      return href === "" ? this.parser.parseInline(tokens) : false;
    },
    def(token) {
      const { isShown = false, raw, href, address = href }: ShownDefinition = token;
      if (!isShown) return "";
      const [label = "", ...rest] = raw.split(href);
      return `<p>${escapeHtml(label)}<a href="${escapeHtml(address)}">${escapeHtml(href)}</a>${escapeHtml(rest.join(href))}</p>\n`;
    },
  },
});

/**
 * Markdown as sanitised HTML (R8.5). A body that would take a parser down (`markdownRefusal`) comes out as plain
 * text instead: maintainers can commit what a save would refuse.
 */
export function markdownToHtml(markdown: string): string {
  const known = knownReading(markdown);
  if (known !== undefined) return known.html;
  if (markdownRefusal(markdown) !== undefined) return plainParagraph(markdown);
  try {
    return sanitizeMarkup(marked.parser(readMarkdown(markdown).tokens)).trim();
  } catch {
    return plainParagraph(markdown);
  }
}

/** The tokens of a text, and the tokenizer that knows what of it is not shown. Throws an Error where marked does. */
export function readMarkdown(markdown: string) {
  const tokenizer = new BodyTokenizer(markdown);
  const lexer = new Lexer({ ...marked.defaults, tokenizer });
  tokenizer.adaptRules();
  const tokens = lexer.lex(markdown);
  tokenizer.parts.showUnused();
  return { tokens, tokenizer };
}

/** A paragraph of HTML that shows a text as it is. */
export function plainParagraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
