import type { FieldForm } from "../../../../../content/model/collections/field-form";
import type { Language } from "../../../../../content/model/text/language";
import type { FieldValue, FieldValues } from "../../fields/values";
import type { Words } from "../../services/words";

/** One value of a form: of a field, or of a text in one language. A list is one, and so is each value in its items. */
export interface Leaf {
  readonly field: FieldForm;
  /** In the whole form, as the API's errors name it: "plans.1.features.0.en". */
  readonly path: string;
  /** Of a text in both languages: which one this is, and the path without it. */
  readonly text?: { readonly language: Language; readonly of: string };
  readonly labels: readonly string[];
  readonly required: boolean;
  readonly value: FieldValue;
  /** The value of the field beside it that has this name. */
  readonly beside: (name: string) => string;
  /** True inside a group that is switched off, and without the field that it needs. */
  readonly off: boolean;
  /** The same values with another one here. */
  readonly set: (values: FieldValues, value: FieldValue) => FieldValues;
}

/** A list in a form. */
export type ListForm = Extract<FieldForm, { input: "list" }>;

/** How the values of a form are looked through. */
export interface Walk {
  readonly words: Words;
  /** Lists whose items are not looked into. */
  readonly isWhole?: (path: string) => boolean;
  /** What a part of a list is called, where its number is not enough. */
  readonly nameOf?: (list: ListForm, values: FieldValues, index: number, words: Words) => string;
}

/** Where the fields of a group are. */
export interface Position {
  /** Path of the group in its values. */
  readonly local: string;
  readonly place: string;
  readonly labels: readonly string[];
  readonly off: boolean;
}

/** A field of which the leaves are asked for. */
export interface LeafSource {
  readonly values: FieldValues;
  readonly walk: Walk;
  /** Of the group that the field is in. */
  readonly position: Position;
  /** Of what is in the field. */
  readonly inner: Position;
  /** A leaf of the field; `at` makes its path of the field's. */
  readonly leaf: (more?: Partial<Leaf>, at?: (path: string) => string) => Leaf;
  /** The leaves of other fields. */
  readonly leavesOf: (fields: readonly FieldForm[], values: FieldValues, position: Position) => readonly Leaf[];
}
