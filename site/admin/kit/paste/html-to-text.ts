import { htmlToMarkdown, type ConvertedHtml } from "../../../../content/model/html/html-to-markdown";
import { readTree, type HtmlElement } from "../../../../content/model/html/html-tree";
import { trustedHtml } from "../../../ui/trusted-html";

/** Pasted HTML as Markdown, and what was left out of it; undefined when it holds nothing but plain text, or is nested too deeply. */
export function markdownOfPasted(html: string): Pick<ConvertedHtml, "markdown" | "leftOut"> | undefined {
  const body = inertBody(html);
  const converted = body && htmlToMarkdown(body, html);
  return converted?.isFormatted ? { markdown: converted.markdown, leftOut: converted.leftOut } : undefined;
}

/**
 * The HTML in a document of its own, which loads and runs nothing. Styles are only read as text: under the
 * Content-Security-Policy they would be reported.
 */
function inertBody(html: string): HtmlElement | undefined {
  const unstyled = html
    .replace(/<style[\s\S]*?<\/style\s*>/gi, "")
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=/gi, " data-style="));
  return readTree<Node>(new DOMParser().parseFromString(trustedHtml(unstyled), "text/html").body, {
    text: (node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "") : undefined),
    element: (node) => {
      if (node.nodeType !== Node.ELEMENT_NODE) return undefined;
      const { localName, attributes } = node as Element;
      return {
        name: localName,
        attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
      };
    },
    children: ({ childNodes }) => childNodes,
  });
}
