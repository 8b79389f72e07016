import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { escapeText } from "../../content/model/html/escape-text";
import { bodyWarnings } from "../../content/model/markdown/body-warnings";
import { markdownToHtml } from "../../content/model/markdown/markdown-html";
import { markdownRefusal } from "../../content/model/markdown/markdown-refusal";
import { fault } from "../../content/model/problems/fault";
import type { SavedText, TextTask } from "./text-task";
import { htmlToMarkdown as markdownOf, type ConvertedHtml } from "../../content/model/html/html-to-markdown";
import { readTree } from "../../content/model/html/html-tree";

const mostNamed = 20;
/** Characters of a target that are named: a picture's may be its bytes. */
const longestTarget = 100;

/** Does a task of the worker. */
export function answerText(task: TextTask): SavedText | readonly string[] {
  if (task.kind === "html") return task.markdown.map(markdownToHtml);
  const converted = task.isHtml ? convertHtml(task.text) : { markdown: task.text, lost: [] };
  if (converted === undefined) return { refused: fault("nestedTooDeeply") };
  // A picture elsewhere alone leaves nothing to see: then what was sent is shown as text.
  const isShownAsSent = converted.markdown === "" && converted.lost.some(({ kind }) => kind === "picture");
  const markdown = isShownAsSent ? escapeText(task.text) : converted.markdown;
  const refused = markdownRefusal(markdown);
  if (refused !== undefined) return { refused };
  const lost = isShownAsSent ? [] : converted.lost.slice(0, mostNamed);
  const leftOut = lost.map(({ kind, target }) =>
    fault(kind === "link" ? "linkNowhere" : "pictureNotShown", { target: target.slice(0, longestTarget) }),
  );
  const saved = { markdown, html: markdownToHtml(markdown), warnings: bodyWarnings(markdown) };
  return leftOut.length === 0 ? saved : { ...saved, leftOut };
}

type Node = DefaultTreeAdapterTypes.Node;

/** HTML as Markdown; undefined when it is nested too deeply to be read (R8.5). */
export const htmlToMarkdown = (html: string): string | undefined => convertHtml(html)?.markdown;

function convertHtml(html: string): ConvertedHtml | undefined {
  const document = readTree<Node>(parse(html), {
    text: (node) => ("value" in node ? node.value : undefined),
    element: (node) =>
      "attrs" in node
        ? { name: node.tagName, attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) }
        : { name: node.nodeName, attributes: {} },
    children: (node) => ("childNodes" in node ? node.childNodes : []),
  });
  return document && markdownOf(document, html);
}
