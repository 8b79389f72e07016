import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { htmlToMarkdown as markdownOf } from "../../content/model/html/html-to-markdown";
import { readTree } from "../../content/model/html/html-tree";

const blockTags = "p|div|h[1-6]|ul|ol|blockquote|table|pre|section|article|figure|hr|br|a|strong|b|em|i|u|span|img";
const beginsAsHtml = new RegExp(`^<(?:${blockTags})(?:\\s[^<>]*)?/?>`, "i");
const endsAsHtml = new RegExp(`^<(?:/(?:${blockTags})|(?:hr|br|img)(?:\\s[^<>]*)?/?)>$`, "i");

/** True for a text that an HTML editor wrote: a tag of formatted text at its very beginning, and one at its end. */
export function looksLikeHtml(text: string): boolean {
  const trimmed = text.trim();
  return beginsAsHtml.test(trimmed) && endsAsHtml.test(trimmed.slice(trimmed.lastIndexOf("<")));
}

type Node = DefaultTreeAdapterTypes.Node;

/** HTML as Markdown; undefined when it is nested too deeply to be read (R8.5). */
export function htmlToMarkdown(html: string): string | undefined {
  const document = readTree<Node>(parse(html), {
    text: (node) => ("value" in node ? node.value : undefined),
    element: (node) =>
      "attrs" in node
        ? { name: node.tagName, attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) }
        : { name: node.nodeName, attributes: {} },
    children: (node) => ("childNodes" in node ? node.childNodes : []),
  });
  return document && markdownOf(document, html).markdown;
}
