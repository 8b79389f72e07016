import type { FieldValues } from "./values";

/** New values, or how they follow from those that the form holds by then. */
export type Change = FieldValues | ((held: FieldValues) => FieldValues);

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
