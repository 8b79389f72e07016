import { useState, type ReactNode } from "react";
import type { Language } from "../../../../content/model/text/language";
import { describe, Field } from "../fields/Field";
import type { TextBinding } from "../fields/form-handle";
import { useEditor } from "./use-editor";
import { useRichPaste } from "../paste/use-rich-paste";
import { TextWarnings } from "./TextWarnings";
import { TextPictures } from "../text-pictures/TextPictures";
import type { PictureText } from "../text-pictures/use-text-pictures";

interface MarkdownFieldProps {
  readonly field: TextBinding;
  readonly label: string;
  readonly required?: boolean;
  readonly textLanguage: Language;
  /** Translation state of the field. */
  readonly mark?: ReactNode;
  /** The same text in the other language, which is offered each picture that is inserted into this one. */
  readonly twin?: PictureText;
}

/** A Markdown text with the editor; until the editor is there, or without it, a plain text area holds the same text. */
export function MarkdownField({ field, label, required = false, textLanguage, mark, twin }: MarkdownFieldProps) {
  const { id, value, error, onChange } = field;
  const loaded = useEditor();
  const pasteRich = useRichPaste();
  const [typing, setTyping] = useState(false);
  const described = describe({ id, required, error, hasMark: Boolean(mark) });

  return (
    <Field id={id} label={label} required={required} error={error} mark={mark}>
      <TextPictures text={field} textLanguage={textLanguage} twin={twin}>
        {(choosePicture) =>
          // Replacing a focused text area would lose the focus and an unfinished Japanese conversion.
          loaded.kind !== "ready" || typing ? (
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
          ) : (
            <loaded.Editor
              value={value}
              onChange={onChange}
              textLanguage={textLanguage}
              describedAs={described}
              onChoosePicture={choosePicture}
            />
          )
        }
      </TextPictures>
      <TextWarnings text={value} textLanguage={textLanguage} />
    </Field>
  );
}
