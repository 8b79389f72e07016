import { walkTokens, type Token, type Tokens } from "marked";
import { markdownRefusal } from "../markdown/markdown-refusal";

/** Whether the links and pictures of two Markdown texts are equally many, and lead to the same. */
export async function sameLeads(a: string, b: string): Promise<boolean> {
  return (await textLeads(a)).join("\n") === (await textLeads(b)).join("\n");
}

/** Where the links and pictures of a text lead, in no order. The reader of Markdown is one that staff pages load on demand. */
export async function textLeads(markdown: string): Promise<readonly string[]> {
  if (markdownRefusal(markdown) !== undefined) return [];
  const { readMarkdown } = await import("../markdown/markdown-html");
  const found: string[] = [];
  const visit = (token: Token): void => {
    if (token.type === "link" || token.type === "image")
      // The name of a heading in its address is made of the whole text.
      found.push(`${token.type} ${(token as Tokens.Link | Tokens.Image).href.replace(/^#part-.*/, "#")}`);
  };
  void walkTokens(readMarkdown(markdown).tokens, visit);
  return found.sort();
}
