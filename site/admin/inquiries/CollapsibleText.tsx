import { useState } from "react";
import { useServices } from "../kit/services/services";

// Shorter texts are shown whole, without a button.
const longText = 900;
const manyLines = 14;

/** A visitor's text as it was typed, never as HTML; a long one is collapsed and can be expanded. */
export function CollapsibleText({ text }: { readonly text: string }) {
  const { words } = useServices();
  const [open, setOpen] = useState(false);
  const isLong = text.length > longText || text.split("\n", manyLines + 1).length > manyLines;
  return (
    <>
      <p className={isLong && !open ? "adm-inquiry-text adm-inquiry-folded" : "adm-inquiry-text"} dir="auto">
        {text}
      </p>
      {isLong ? (
        <button type="button" className="adm-link-button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.list.less : words.list.more}
        </button>
      ) : null}
    </>
  );
}
