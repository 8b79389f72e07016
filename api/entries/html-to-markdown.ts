import { createRequire } from "node:module";
import type TurndownService from "turndown";
import { turndownOptions, withRules } from "../../content/model/markdown/turndown-rules";

const blockTags = "p|div|h[1-6]|ul|ol|blockquote|table|pre|section|article|figure|hr|br|a|strong|b|em|i|u|span|img";
const beginsAsHtml = new RegExp(`^\\s*<(?:${blockTags})(?:\\s[^<>]*)?/?>`, "i");
const endsAsHtml = new RegExp(`<(?:/(?:${blockTags})|(?:hr|br|img)(?:\\s[^<>]*)?/?)>\\s*$`, "i");
// Deeper HTML comes from no editor, and recursion would end the process.
const deepest = 200;

/** True for a text that an HTML editor wrote: a tag of formatted text at its very beginning, and one at its end. */
export function looksLikeHtml(text: string): boolean {
  return beginsAsHtml.test(text) && endsAsHtml.test(text);
}

const load = createRequire(__filename);
let service: TurndownService | undefined;

// Loaded with the first HTML: the service starts faster without it.
function turndown(): TurndownService {
  const Turndown = load("turndown") as typeof TurndownService;
  return (service ??= withRules(new Turndown(turndownOptions)));
}

/** HTML as Markdown; undefined when it is nested too deeply to be read (R8.5). */
export function htmlToMarkdown(html: string): string | undefined {
  return nesting(html) > deepest ? undefined : turndown().turndown(html);
}

/** An upper bound of how deeply tags are nested. */
function nesting(html: string): number {
  let depth = 0;
  let most = 0;
  for (const [tag] of html.matchAll(/<\/?[a-z]/gi)) {
    depth = tag.startsWith("</") ? Math.max(0, depth - 1) : depth + 1;
    most = Math.max(most, depth);
  }
  return most;
}
