import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { escapeText } from "../../content/model/html/escape-text";
import { bodyWarnings, mostNamed } from "../../content/model/markdown/body-warnings";
import { markdownToHtml } from "../../content/model/markdown/markdown-html";
import { refusedPart } from "../../content/model/markdown/markdown-refusal";
import { fault, type Fault, type PlacedFault } from "../../content/model/problems/fault";
import { differs } from "../../content/model/writing/entry-differences";
import type { ConvertedText, TextResult, TextTask } from "./text-task";
import { htmlToMarkdown as markdownOf, type ConvertedHtml } from "../../content/model/html/html-to-markdown";
import { readTree } from "../../content/model/html/html-tree";

/** Characters of a target that are named: a picture's may be its bytes. */
const longestTarget = 100;

/** Does a task of the worker. */
export function answerText(task: TextTask): TextResult<TextTask> {
  if (task.kind === "html") return task.markdown.map(markdownToHtml);
  if (task.kind === "compare") return task.pairs.some(differs);
  const converted = task.isHtml ? fromHtml(task.text) : { markdown: task.text };
  if (converted === undefined) return { refused: fault("nestedTooDeeply") };
  const { markdown } = converted;
  const refused = refusedPart(markdown);
  if (refused !== undefined) return { refused: task.isHtml ? refused.fault : placed(refused) };
  return { ...converted, html: markdownToHtml(markdown), warnings: bodyWarnings(markdown) };
}

/** Whoever sends HTML does not see the lines of its Markdown. */
const placed = ({ fault: what, line }: NonNullable<ReturnType<typeof refusedPart>>): PlacedFault =>
  line === undefined ? what : { ...what, line };

function fromHtml(html: string): Pick<ConvertedText, "markdown" | "leftOut"> | undefined {
  const converted = convertHtml(html);
  // A picture elsewhere alone leaves nothing to see: then what was sent is shown as text.
  if (converted?.markdown === "" && /<img/i.test(html)) return { markdown: escapeText(html) };
  if (converted === undefined) return undefined;
  const leftOut = faultsOf(converted.lost);
  return { markdown: converted.markdown, ...(leftOut.length > 0 && { leftOut }) };
}

function faultsOf({ links, pictures }: ConvertedHtml["lost"]): readonly Fault[] {
  const named = (code: "linkNowhere" | "pictureNotShown", targets: readonly string[]): Fault[] =>
    targets.slice(0, mostNamed).map((target) => fault(code, { target: target.slice(0, longestTarget) }));
  return [...named("linkNowhere", links), ...named("pictureNotShown", pictures)].slice(0, mostNamed);
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
