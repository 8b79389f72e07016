import { useState, type ReactNode } from "react";
import type { Language } from "../../../../content/model/text/language";
import { describe, Field } from "./Field";
import type { TextBinding } from "../form/form-handle";
import { useEditor } from "../editor/use-editor";
import { useRichPaste } from "../paste/use-rich-paste";

interface MarkdownFieldProps {
  readonly field: TextBinding;
  readonly label: string;
  readonly required?: boolean;
  readonly textLanguage: Language;
  /** Translation state of the field. */
  readonly mark?: ReactNode;
}

/** A Markdown text with the editor; until the editor is there, or without it, a plain text area holds the same text. */
export function MarkdownField({ field, label, required = false, textLanguage, mark }: MarkdownFieldProps) {
  const { id, value, error, onChange } = field;
  const loaded = useEditor();
  const pasteRich = useRichPaste();
  const [typing, setTyping] = useState(false);
  const described = describe({ id, required, error, hasMark: Boolean(mark) });

  // Replacing a focused text area would lose the focus and an unfinished Japanese conversion.
  if (loaded.kind !== "ready" || typing) {
    return (
      <Field id={id} label={label} required={required} error={error} mark={mark}>
        <div className="adm-markdown-plain">
          <textarea
            {...described}
            lang={textLanguage}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onPaste={pasteRich}
            onFocus={() => setTyping(true)}
            onBlur={() => setTyping(false)}
          />
        </div>
      </Field>
    );
  }

  const { Editor } = loaded;
  return (
    <Field id={id} label={label} required={required} error={error} mark={mark}>
      <Editor value={value} onChange={onChange} textLanguage={textLanguage} describedAs={described} />
    </Field>
  );
}
