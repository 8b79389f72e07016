import type { ClipboardEvent } from "react";
import { useServices } from "../services/services";
import { useAnnounce } from "../status/StatusMessages";
import { fill } from "../services/words";
import { insertText } from "./insert-text";
import { pasteWords } from "./paste-words";
import { pastedHtml } from "./pasted-html";

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
