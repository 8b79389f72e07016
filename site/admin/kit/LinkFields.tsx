import type { ReactNode } from "react";
import type { FormHandle } from "./form-handle";
import { useServices } from "./services";
import { TextField } from "./TextField";
import type { CommonValues } from "./values";
import { fill } from "./words";

interface LinkFieldsProps<V extends CommonValues> {
  readonly form: FormHandle<V>;
  /** Further fields of the kind. */
  readonly children: ReactNode;
}

/** The link, the button's text in both languages, and what a kind adds. */
export function LinkFields<V extends CommonValues>({ form, children }: LinkFieldsProps<V>) {
  const { words } = useServices();
  const label = words.form.buttonText;
  return (
    <fieldset className="adm-group">
      <legend>{words.form.linkSection}</legend>
      <TextField field={form.text("link")} label={words.form.link} type="url" hint={words.form.linkHint} />
      <p className="adm-hint">{words.form.buttonTextHint}</p>
      <div className="adm-columns">
        <TextField field={form.text("buttonText")} label={fill(words.form.inEnglish, { label })} textLanguage="en" />
        <TextField
          field={form.text("buttonText_jp")}
          label={fill(words.form.inJapanese, { label })}
          textLanguage="ja"
        />
      </div>
      {children}
    </fieldset>
  );
}
