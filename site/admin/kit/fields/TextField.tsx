import type { ChangeEvent, ReactNode } from "react";
import type { Language } from "../../../../content/model/text/language";
import { preventSubmitWhileComposing } from "../../../ui/composing";
import { describe, Field } from "./Field";
import type { TextBinding } from "./form-handle";

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
  /** The latest one. */
  readonly max?: string | undefined;
  /** Of a colour: the one that counts where none is typed. */
  readonly preset?: string;
  /** What can be chosen instead of typed. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly onBlur?: () => void;
  /** Translation state of the field. */
  readonly mark?: ReactNode;
}

// A link may also be "www.…", which the browser's own url field calls wrong: only its keyboard is wanted.
const keyboards = ["url", "email"] as const;

/** One line of text, a date, a time, or a colour, which can be picked as well. */
export function TextField({
  field,
  label,
  required = false,
  hint,
  type = "text",
  textLanguage,
  min,
  max,
  preset,
  options,
  onBlur,
  mark,
}: TextFieldProps) {
  const { id, value, error, onChange } = field;
  const keyboard = keyboards.find((name) => name === type);
  const typed = keyboard ? "text" : type;
  const change = (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value);
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error} mark={mark}>
      <input
        {...describe({ id, required, hint, error, hasMark: Boolean(mark) })}
        type={typed}
        inputMode={keyboard}
        autoCapitalize={keyboard && "none"}
        autoComplete="off"
        lang={textLanguage}
        min={min}
        max={max}
        placeholder={preset}
        list={options && `${id}-options`}
        value={value}
        onBlur={onBlur}
        onKeyDown={preventSubmitWhileComposing}
        onChange={change}
      />
      {options && (
        <datalist id={`${id}-options`}>
          {options.map((option) => (
            <option key={option.value} {...option} />
          ))}
        </datalist>
      )}
      {preset && <input type="color" aria-label={label} value={value || preset} onChange={change} />}
    </Field>
  );
}
