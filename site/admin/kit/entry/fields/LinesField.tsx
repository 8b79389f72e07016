import type { ReactNode } from "react";
import type { Language } from "../../../../../content/model/text/language";
import { describe, Field } from "../../fields/Field";
import type { TextBinding } from "../../form/form-handle";

interface LinesFieldProps {
  readonly field: TextBinding;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly textLanguage?: Language;
  readonly mark?: ReactNode;
}

/** A text of several lines without marks of its own; it grows with what is typed. */
export function LinesField({ field, label, hint, required = false, textLanguage, mark }: LinesFieldProps) {
  const { id, value, error, onChange } = field;
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error} mark={mark}>
      <textarea
        {...describe({ id, required, hint, error, hasMark: Boolean(mark) })}
        className="adm-lines"
        rows={Math.min(12, 2 + Math.ceil(value.length / 60) + value.split("\n").length - 1)}
        lang={textLanguage}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
