import { escapeText } from "../../content/model/html/escape-text";
import { bodyWarnings } from "../../content/model/markdown/body-warnings";
import { markdownToHtml } from "../../content/model/markdown/markdown-html";
import { markdownRefusal } from "../../content/model/markdown/markdown-refusal";
import { fault } from "../../content/model/problems/fault";
import { htmlToMarkdown } from "./html-to-markdown";
import type { SavedText, TextTask } from "./text-task";

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
