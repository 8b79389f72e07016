import type { ReactNode } from "react";
import type { Language } from "../../../../../content/model/text/language";
import { describe, Field } from "../../fields/Field";
import type { TextBinding } from "../../fields/form-handle";

interface LinesFieldProps {
  readonly field: TextBinding;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly textLanguage?: Language;
  readonly mark?: ReactNode;
  /** The text has no line breaks of its own: they become blanks. */
  readonly oneLine?: boolean;
}

/** A text without marks of its own, of several lines or shown on several; it grows with what is typed. */
export function LinesField(props: LinesFieldProps) {
  const { field, label, hint, required = false, textLanguage, mark, oneLine = false } = props;
  const { id, value, error, onChange } = field;
  const rows = Math.min(12, Math.ceil(value.length / 60) + value.split("\n").length - 1);
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error} mark={mark}>
      <textarea
        {...describe({ id, required, hint, error, hasMark: Boolean(mark) })}
        className="adm-lines"
        rows={oneLine ? Math.max(1, rows) : rows + 2}
        lang={textLanguage}
        value={value}
        onKeyDown={(event) => {
          if (oneLine && event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
        }}
        onChange={(event) => onChange(oneLine ? event.target.value.replace(/\s*[\r\n]+\s*/g, " ") : event.target.value)}
      />
    </Field>
  );
}
