import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { htmlToMarkdown as markdownOf } from "../../content/model/html/html-to-markdown";
import { readTree } from "../../content/model/html/html-tree";

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
