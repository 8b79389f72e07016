import type { ReactNode } from "react";
import type { Language } from "../../../../content/model/text/language";
import { keepComposing } from "./composing";
import { describe, Field } from "./Field";
import type { TextBinding } from "../form/form-handle";

interface TextFieldProps {
  readonly field: TextBinding;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly type?: "text" | "url" | "email" | "date" | "time";
  /** Language of what is typed, when it is not the page's. */
  readonly textLanguage?: Language;
  /** Earliest date a date field offers, YYYY-MM-DD. */
  readonly min?: string | undefined;
  /** How the languages of the field stand. */
  readonly mark?: ReactNode;
}

// A link may also be "www.…", which the browser's own url field calls wrong: only its keyboard is wanted.
const keyboards = { url: "url", email: "email" } as const;

/** One line of text, a date or a time. */
export function TextField({
  field,
  label,
  required = false,
  hint,
  type = "text",
  textLanguage,
  min,
  mark,
}: TextFieldProps) {
  const { id, value, error, onChange } = field;
  const typed = type === "url" || type === "email" ? "text" : type;
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error} mark={mark}>
      <input
        {...describe({ id, required, hint, error, hasMark: Boolean(mark) })}
        type={typed}
        inputMode={type === "url" || type === "email" ? keyboards[type] : undefined}
        autoCapitalize={typed === "text" && type !== "text" ? "none" : undefined}
        autoComplete="off"
        lang={textLanguage}
        min={min}
        value={value}
        onKeyDown={keepComposing}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
