import { walkTokens, type Token, type Tokens } from "marked";
import { readMarkdown } from "../markdown/markdown-html";
import { markdownRefusal } from "../markdown/markdown-refusal";

/** Whether the links and pictures of two Markdown texts are equally many, and lead to the same. */
export const sameLeads = (a: string, b: string): boolean => textLeads(a).join("\n") === textLeads(b).join("\n");

/** Where the links and pictures of a text lead, in no order. */
export function textLeads(markdown: string): readonly string[] {
  if (markdownRefusal(markdown) !== undefined) return [];
  const found: string[] = [];
  const visit = (token: Token): void => {
    if (token.type === "link" || token.type === "image")
      // The name of a heading in its address is made of the whole text.
      found.push(`${token.type} ${(token as Tokens.Link | Tokens.Image).href.replace(/^#part-.*/, "#")}`);
  };
  void walkTokens(readMarkdown(markdown).tokens, visit);
  return found.sort();
}
