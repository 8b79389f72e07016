import type { ReactNode } from "react";
import type { FormHandle } from "../form/form-handle";
import { useServices } from "../app/services";
import { TextField } from "./TextField";
import { TextPair } from "./TextPair";
import type { FormMarks } from "../translations/translation-marks";
import type { CommonValues } from "../form/values";

interface LinkFieldsProps<V extends CommonValues> {
  readonly form: FormHandle<V>;
  readonly marks: FormMarks;
  /** Further fields of the kind. */
  readonly children: ReactNode;
}

/** The link, the button's text in both languages, and what a kind adds. */
export function LinkFields<V extends CommonValues>({ form, marks, children }: LinkFieldsProps<V>) {
  const { words } = useServices();
  return (
    <fieldset className="adm-group">
      <legend>{words.form.linkSection}</legend>
      <TextField field={form.text("link")} label={words.form.link} type="url" hint={words.form.linkHint} />
      <p className="adm-hint">{words.form.buttonTextHint}</p>
      <TextPair form={form} name="buttonText" label={words.form.buttonText} marks={marks} />
      {children}
    </fieldset>
  );
}
