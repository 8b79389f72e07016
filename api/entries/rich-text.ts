import { fault, type Fault } from "../../content/model/problems/fault";
import { maxBodyBytes } from "../../content/model/markdown/body";
import type { RichText } from "../../content/model/entries/input-fields";
import { markdownRefusal } from "../../content/model/markdown/markdown-refusal";
import { ApiError } from "../errors";
import { htmlToMarkdown, looksLikeHtml } from "./html-to-markdown";

// HTML is longer than the Markdown made of it.
const maxHtmlLength = 3 * maxBodyBytes;

/**
 * A rich text of a form as Markdown; HTML, also as `{format: "html", content}`, is converted.
 * @param field named when the text is refused: empty after conversion, too long, nested too deeply
 */
export function markdownOf(field: string, text: RichText): string {
  const markdown =
    typeof text === "string" && !looksLikeHtml(text)
      ? text
      : converted(field, typeof text === "string" ? text : text.content);
  const refusal = markdownRefusal(markdown);
  if (refusal !== undefined) refuse(field, refusal);
  return markdown;
}

/** The same for a text that may be left out (undefined) or cleared (null). */
export function optionalMarkdownOf(field: string, text: RichText | null | undefined): string | null | undefined {
  return text === null || text === undefined ? text : markdownOf(field, text);
}

function converted(field: string, html: string): string {
  if (html.length > maxHtmlLength) refuse(field, fault("bodyTooLarge"));
  return htmlToMarkdown(html) ?? refuse(field, fault("nestedTooDeeply"));
}

function refuse(field: string, what: Fault): never {
  throw new ApiError("invalid-input", { fields: { [field]: what } });
}
