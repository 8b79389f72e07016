import type { Change, FormAction, FormState } from "./form-state";

/** What a text field needs to show and change one value of the form. */
export interface TextBinding {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The form as its fields see it. */
export interface FormHandle<V> {
  readonly values: V;
  readonly change: (values: Change<V>, touched?: readonly string[]) => void;
  readonly text: (name: keyof V & string) => TextBinding;
  readonly idOf: (control: string) => string;
  readonly errorOf: (control: string) => string | undefined;
}

/** Binds fields to a form; `prefix` makes the ids of the controls unique in the page. */
export function formHandle<Item, V>(
  form: FormState<Item, V>,
  dispatch: (action: FormAction<Item, V>) => void,
  prefix: string,
): FormHandle<V> {
  const idOf = (control: string) => `${prefix}-${control}`;
  const errorOf = (control: string) => (form.phase.kind === "refused" ? form.phase.errors[control] : undefined);
  const change: FormHandle<V>["change"] = (values, touched) =>
    dispatch({ kind: "changed", values, ...(touched && { touched }) });
  return {
    values: form.values,
    change,
    idOf,
    errorOf,
    text: (name) => ({
      id: idOf(name),
      value: String(form.values[name]),
      error: errorOf(name),
      onChange: (value) => change({ [name]: value } as unknown as Partial<V>),
    }),
  };
}
