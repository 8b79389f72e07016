import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Language } from "../../../../content/model/text/language";
import { useServices } from "../services/services";
import { htmlWithWholeDates } from "../../../../content/model/dates/dates-in-text";
import { withReachableBoxes } from "../../../ui/prose-html";
import { trustedHtml } from "../../../ui/trusted-html";

/** Height in pixels of a collapsed text; the style sheet has the same value. */
const foldedHeight = 120;

interface RichTextProps {
  /** HTML that the API has sanitised. */
  readonly html: string;
  readonly textLanguage: Language;
  /** Level that the text's own headings get, whatever they were: one below the item's title. */
  readonly topHeading: number;
}

/** An item's text; a long one is collapsed and can be expanded. */
export function RichText({ html, textLanguage, topHeading }: RichTextProps) {
  const { words } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [open, setOpen] = useState(false);
  const __html = useMemo(
    () => trustedHtml(htmlWithWholeDates(withReachableBoxes(withHeadings(html, topHeading)))),
    [html, topHeading],
  );

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // A text only a line or two longer is shown whole.
    const measure = () => setIsLong(element.scrollHeight > foldedHeight * 1.5);
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [html]);

  return (
    <div className="adm-rich">
      <div
        ref={box}
        className={isLong && !open ? "adm-rich-text adm-rich-folded" : "adm-rich-text"}
        lang={textLanguage}
        dangerouslySetInnerHTML={{ __html }}
      />
      {isLong ? (
        <button type="button" className="adm-link-button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.list.less : words.list.more}
        </button>
      ) : null}
    </div>
  );
}

/** Puts the text's headings below the item's title, so that the page's outline stays whole. */
function withHeadings(html: string, level: number): string {
  return html.replace(/<(\/?)h[1-6](?=[ >])/g, `<$1h${level}`);
}
