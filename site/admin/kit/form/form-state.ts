import type { Change, FormHandle } from "../fields/form-handle";
import {
  sameValues,
  textIn,
  type AltTextRequirement,
  type FieldErrors,
  type FieldValues,
  type FormValues,
  type ImageChoice,
} from "../fields/values";
import type { Entry } from "../entry/entry";

/** Adding a new item, or editing the one that was loaded; `item` is what the person's changes are compared with. */
export type FormMode = { readonly kind: "add" } | { readonly kind: "edit"; readonly item: Entry };

/**
 * Phase of the form; `interrupted` is a confirmed save that waits for a new login; `summary` is the sentence over
 * the list of wrong fields, undefined when a dialog said it.
 */
export type FormPhase =
  | { readonly kind: "editing" }
  | { readonly kind: "saving" }
  | { readonly kind: "interrupted" }
  | { readonly kind: "refused"; readonly summary: string | undefined; readonly errors: FieldErrors };

/** The form with everything typed into it. Only `emptied`, `loaded`, `prefilled` and `resumed` replace the text. */
export interface FormState {
  readonly mode: FormMode;
  readonly initial: FormValues;
  readonly values: FormValues;
  readonly image: ImageChoice;
  readonly phase: FormPhase;
}

/** What can happen to a form. */
export type FormAction =
  /** `touched`: the fields that were edited, where they are not the names of the values. */
  | { readonly kind: "changed"; readonly values: Change; readonly touched?: readonly string[] }
  | { readonly kind: "image-chosen"; readonly image: ImageChoice }
  | { readonly kind: "loaded"; readonly item: Entry; readonly values: FormValues }
  | { readonly kind: "emptied"; readonly values: FormValues }
  /** A new item that begins as a copy; `empty` is what an untouched form holds. */
  | { readonly kind: "prefilled"; readonly empty: FormValues; readonly values: FormValues; readonly image: ImageChoice }
  /** Stored unsaved text; `initial` is what it was typed over. */
  | {
      readonly kind: "resumed";
      readonly mode: FormMode;
      readonly initial: FormValues;
      readonly values: FormValues;
      readonly image: ImageChoice;
    }
  | { readonly kind: "saving" }
  | { readonly kind: "interrupted" }
  | { readonly kind: "stopped" }
  | { readonly kind: "refused"; readonly summary: string | undefined; readonly errors: FieldErrors }
  | {
      readonly kind: "rebased";
      readonly item: Entry;
      readonly theirs: FormValues;
      readonly merged: FormValues;
      readonly image: ImageChoice;
    }
  /** The item was deleted: its text becomes that of a new one; `empty` is what an untouched form holds. */
  | { readonly kind: "item-deleted"; readonly empty: FormValues };

const keep: ImageChoice = { kind: "keep" };
const editing: FormPhase = { kind: "editing" };

/** An empty form in add mode. */
export function emptyForm(values: FormValues): FormState {
  return { mode: { kind: "add" }, initial: values, values, image: keep, phase: editing };
}

/** True when the form holds something that was not saved. */
export function isDirty(form: FormState): boolean {
  return form.image.kind !== "keep" || !sameValues(form.initial, form.values);
}

/** True while a save runs, also when it waits for a login: the form's content must not be replaced then. */
export function isBusy({ phase }: FormState): boolean {
  return phase.kind === "saving" || phase.kind === "interrupted";
}

/** The next state of the form. */
export function reduceForm(form: FormState, action: FormAction): FormState {
  switch (action.kind) {
    case "changed": {
      const values = changed(form.values, action.values);
      return {
        ...form,
        values: { ...form.values, ...values },
        phase: withoutErrors(form.phase, action.touched ?? Object.keys(values)),
      };
    }
    case "image-chosen":
      return { ...form, image: action.image, phase: withoutErrors(form.phase, ["image"]) };
    case "loaded":
      return {
        mode: { kind: "edit", item: action.item },
        initial: action.values,
        values: action.values,
        image: keep,
        phase: editing,
      };
    case "emptied":
      return emptyForm(action.values);
    case "prefilled":
      return { ...emptyForm(action.empty), values: action.values, image: action.image };
    case "resumed": {
      const { mode, initial, values, image } = action;
      return { mode, initial, values, image, phase: editing };
    }
    case "saving":
    case "interrupted":
      return { ...form, phase: { kind: action.kind } };
    case "stopped":
      return { ...form, phase: editing };
    case "refused":
      return { ...form, phase: { kind: "refused", summary: action.summary, errors: action.errors } };
    case "rebased":
      return {
        ...form,
        mode: { kind: "edit", item: action.item },
        initial: action.theirs,
        values: action.merged,
        image: action.image,
      };
    case "item-deleted":
      return {
        ...form,
        mode: { kind: "add" },
        initial: action.empty,
        image: form.image.kind === "remove" ? keep : form.image,
        phase: editing,
      };
  }
}

/** The values that a change brings. */
export const changed = (held: FieldValues, change: Change): FieldValues =>
  typeof change === "function" ? change(held) : change;

/** A field's error clears when that field, or what holds it, is edited (R9.4). */
function withoutErrors(phase: FormPhase, names: readonly string[]): FormPhase {
  if (phase.kind !== "refused") return phase;
  const errors = Object.fromEntries(
    Object.entries(phase.errors).filter(
      ([name]) => !names.some((touched) => name === touched || name.startsWith(`${touched}.`)),
    ),
  );
  return Object.keys(errors).length === 0 ? editing : { ...phase, errors };
}

/** Whether the form's picture, if any, needs an alt text before it can be saved. */
export function altTextRequirement({ mode, image, initial }: FormState): AltTextRequirement {
  if (image.kind === "new" || image.kind === "uploaded") return "to-describe";
  if (image.kind === "remove" || mode.kind === "add" || mode.item.image === undefined) return "none";
  return initial["imageAlt"] === "" && initial["imageAlt_jp"] === "" ? "undescribed-before" : "to-describe";
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
      value: textIn(form.values[name]),
      error: errorOf(name),
      onChange: (value) => change({ [name]: value }),
    }),
  };
}
