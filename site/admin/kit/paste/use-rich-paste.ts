import type { ClipboardEvent } from "react";
import { useServices } from "../services/services";
import { useAnnounce } from "../status/StatusMessages";
import { fill } from "../services/words";
import { pasteWords } from "./paste-words";
import { insertText } from "./insert-text";

/**
 * For the `onPaste` of a Markdown text area: formatted text of Word, Docs, mails and spreadsheets becomes Markdown, and
 * what that cannot hold is named. Plain text is left to the browser.
 */
export function useRichPaste(): (event: ClipboardEvent<HTMLTextAreaElement>) => void {
  const { language } = useServices();
  const announce = useAnnounce();
  const { leftOut, leftOutKinds, separator } = pasteWords[language];
  return (event) => {
    const html = pastedHtml(event.clipboardData);
    if (html === undefined) return;
    event.preventDefault();
    const field = event.currentTarget;
    const plain = event.clipboardData.getData("text/plain").replace(/\r\n?/g, "\n");
    // The converter loads with the first formatted text; without it, the text arrives plain.
    void import("./html-to-text").then(
      ({ markdownOfPasted }) => {
        const pasted = markdownOfPasted(html);
        insertText(field, pasted?.markdown ?? plain);
        const kinds = pasted?.leftOut.map((kind) => leftOutKinds[kind]) ?? [];
        // What was said of the paste before is not true of this one.
        announce(kinds.length > 0 ? fill(leftOut, { what: kinds.join(separator) }) : undefined);
      },
      () => insertText(field, plain),
    );
  };
}

/** Longer HTML is pasted as plain text: it exceeds what a text may hold. */
const longest = 1_000_000;
const formatting =
  /<(?:h[1-6]|li|table|strong|b|em|i|a|s|del|strike|blockquote|hr|img|ruby|sup|sub|font)[\s>]|font-weight|font-style|line-through|mso-list/i;

/** Formatted text of the clipboard as HTML; undefined for plain text, source code, and what is too long. */
export function pastedHtml(data: DataTransfer): string | undefined {
  // An editor for source code colours Markdown that is meant as it is.
  if (data.types.includes("vscode-editor-data")) return undefined;
  const html = data.getData("text/html").replace(/(\ssrc=)(["'])data:.*?\2/gis, "");
  return formatting.test(html) && html.length <= longest ? html : undefined;
}
