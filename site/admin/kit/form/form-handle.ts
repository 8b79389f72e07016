import type { Change, FormAction, FormState } from "./form-state";
import type { FieldValues } from "./values";

/** What a text field needs to show and change one value of the form. */
export interface TextBinding {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The form, or an item of one of its lists, as its fields see it. */
export interface FormHandle {
  readonly values: FieldValues;
  /** The values that the saved item holds; undefined for a new one, and for an item of a list. */
  readonly stored: FieldValues | undefined;
  readonly change: (values: Change, touched?: readonly string[]) => void;
  readonly text: (name: string) => TextBinding;
  readonly idOf: (control: string) => string;
  readonly errorOf: (control: string) => string | undefined;
}

/** Binds fields to a form; `prefix` makes the ids of the controls unique in the page. */
export function formHandle(form: FormState, dispatch: (action: FormAction) => void, prefix: string): FormHandle {
  const idOf = (control: string) => `${prefix}-${control}`;
  const errorOf = (control: string) => (form.phase.kind === "refused" ? form.phase.errors[control] : undefined);
  const change: FormHandle["change"] = (values, touched) =>
    dispatch({ kind: "changed", values, ...(touched && { touched }) });
  return {
    values: form.values,
    stored: form.mode.kind === "edit" ? form.initial : undefined,
    change,
    idOf,
    errorOf,
    text: (name) => ({
      id: idOf(name),
      value: String(form.values[name] ?? ""),
      error: errorOf(name),
      onChange: (value) => change({ [name]: value }),
    }),
  };
}
