import { useEffect, useState } from "react";
import type { Language } from "../../../content/model/language";
import { describe, Field } from "./Field";
import type { TextBinding } from "./form-handle";
import { useServices } from "./services";
import { useEditor } from "./use-editor";
import { fill } from "./words";

interface MarkdownFieldProps {
  readonly field: TextBinding;
  readonly label: string;
  readonly required?: boolean;
  readonly textLanguage: Language;
}

/** A Markdown text with the editor; until the editor is there, or without it, a plain text area holds the same text. */
export function MarkdownField({ field, label, required = false, textLanguage }: MarkdownFieldProps) {
  const { words } = useServices();
  const { id, value, error, onChange } = field;
  const loaded = useEditor();
  const [view, setView] = useState<"write" | "preview">("write");
  const [typing, setTyping] = useState(false);
  const described = describe({ id, required, error });

  useEffect(() => {
    // The control an error summary leads to must be there.
    if (error !== undefined) setView("write");
  }, [error]);

  // Putting the editor in the place of a text area somebody is typing in would take away focus and half a conversion.
  if (loaded.kind !== "ready" || typing) {
    return (
      <Field id={id} label={label} required={required} error={error}>
        <div className="adm-markdown-plain">
          <textarea
            {...described}
            lang={textLanguage}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onFocus={() => setTyping(true)}
            onBlur={() => setTyping(false)}
          />
        </div>
      </Field>
    );
  }

  const { Editor } = loaded;
  return (
    <Field id={id} label={label} required={required} error={error}>
      <div className="adm-markdown-field">
        <div className="adm-views" role="group" aria-label={fill(words.editor.mode, { label })}>
          {(["write", "preview"] as const).map((choice) => (
            <button key={choice} type="button" aria-pressed={view === choice} onClick={() => setView(choice)}>
              {words.editor[choice]}
            </button>
          ))}
        </div>
        {view === "preview" && value.trim() === "" ? <p className="adm-hint">{words.editor.empty}</p> : null}
        <Editor value={value} onChange={onChange} view={view} textLanguage={textLanguage} describedAs={described} />
      </div>
    </Field>
  );
}
