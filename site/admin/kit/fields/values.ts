import { sameData } from "../../../../content/model/yaml/yaml-data";

/** A value of a form: a text as typed, a check, what was chosen of several, or the items of a list. */
export type FieldValue = string | boolean | readonly string[] | readonly ListItem[];

/** Values by the path of their field. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** An item of a list in a form. */
export interface ListItem {
  /** Stays with the item when it is moved. */
  readonly key: number;
  /** What the file holds for it, with what the form does not show. */
  readonly raw?: unknown;
  readonly values: FieldValues;
}

/** The text of a value; "" of any other. */
export const textIn = (value: FieldValue | undefined): string => (typeof value === "string" ? value : "");

/** The values of a form. */
export type FormValues = FieldValues & {
  /** "The other language is still right": a change of one language does not make the other one outdated. */
  readonly translationChecked: boolean;
};

/** A text of a form in both languages, under the name that its translation mark has. */
export type BilingualTexts = Readonly<Record<string, { readonly en: string; readonly ja: string }>>;

/** Whether the picture needs an alt text: an existing one that never had it does not block a correction. */
export type AltTextRequirement = "none" | "undescribed-before" | "to-describe";

/** What is to happen with the item's image when it is saved. */
export type ImageChoice =
  | { readonly kind: "keep" }
  | { readonly kind: "new"; readonly file: File }
  /** One that was uploaded before, by its address. */
  | { readonly kind: "uploaded"; readonly url: string }
  | { readonly kind: "remove" };

/** Control name -> what is wrong with it, in the language of the admin. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What checking a form before sending found: `alert` is shown as a dialog (R9.4), `summary` over the list of wrong fields. */
export type Check =
  | { readonly kind: "fine" }
  | {
      readonly kind: "wrong";
      readonly alert?: string | undefined;
      readonly summary?: string;
      readonly errors: FieldErrors;
    };

/** True when two forms hold the same in every field. */
export function sameValues(a: FieldValues, b: FieldValues): boolean {
  return Object.keys(a).every((name) => sameData(a[name], b[name]));
}
