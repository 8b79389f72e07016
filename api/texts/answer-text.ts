import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { escapeText } from "../../content/model/html/escape-text";
import { bodyWarnings } from "../../content/model/markdown/body-warnings";
import { markdownToHtml } from "../../content/model/markdown/markdown-html";
import { markdownRefusal } from "../../content/model/markdown/markdown-refusal";
import { fault } from "../../content/model/problems/fault";
import type { SavedText, TextTask } from "./text-task";
import { htmlToMarkdown as markdownOf } from "../../content/model/html/html-to-markdown";
import { readTree } from "../../content/model/html/html-tree";

/** Does a task of the worker. */
export function answerText(task: TextTask): SavedText | readonly string[] {
  if (task.kind === "html") return task.markdown.map(markdownToHtml);
  const converted = task.isHtml ? htmlToMarkdown(task.text) : task.text;
  if (converted === undefined) return { refused: fault("nestedTooDeeply") };
  // A picture elsewhere alone leaves nothing to see: then what was sent is shown as text.
  const markdown = converted === "" && /<img/i.test(task.text) ? escapeText(task.text) : converted;
  const refused = markdownRefusal(markdown);
  if (refused !== undefined) return { refused };
  return { markdown, html: markdownToHtml(markdown), warnings: bodyWarnings(markdown) };
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
