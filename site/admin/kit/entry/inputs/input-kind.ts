import type { FieldForm } from "../../../../../content/model/collections/field-form";
import { textOfParagraph } from "../../../../../content/model/collections/terms-paragraph";
import { isBlank } from "../../../../../content/model/text/blank";
import { textIn, type FieldValue, type FieldValues } from "../../fields/values";
import { fill, type Words } from "../../services/words";
import type { Leaf, LeafSource } from "./leaf";

/** What a file holds for a group of fields. */
export type Raw = Readonly<Record<string, unknown>>;

/** Where a field lies below a place: "gallery" and "events" are "gallery.events". */
export const join = (place: string, name: string | number): string =>
  place === "" ? String(name) : name === "" ? place : `${place}.${String(name)}`;

/** A field in the values of a form and in the file. */
export interface Spot {
  /** Path of the field in the values. */
  readonly path: string;
  /** Path of the group that it is in. */
  readonly place: string;
  /** What the file holds for the field. */
  readonly raw: unknown;
  /** What the file holds for the group. */
  readonly group: unknown;
}

/** The control of a path, and the labels on the way to it. */
export interface Found {
  readonly control: string;
  readonly labels: readonly string[];
}

/** What is wrong with a value; with what is below it, as a last day, the pair of its name and the text. */
export type ValueFault = string | readonly [below: string, text: string] | undefined;

/**
 * A kind of input: how its values come from the file and go there, and what is shown and said of them. A kind that has
 * other fields in it reads, writes and looks through these by the function that it is given.
 */
export interface InputKind<Form extends FieldForm = FieldForm> {
  /** The form's values of what the file holds. */
  read(
    field: Form,
    spot: Spot,
    valuesOf: (fields: readonly FieldForm[], raw: unknown, place?: string) => FieldValues,
  ): FieldValues;
  /** What the file is to hold, by the names beside it in its group; undefined removes one. */
  write(
    field: Form,
    values: FieldValues,
    spot: Spot,
    rawOf: (fields: readonly FieldForm[], values: FieldValues, base: unknown, place?: string) => Raw,
  ): Raw;
  leaves(field: Form, source: LeafSource): readonly Leaf[];
  fault(leaf: Leaf & { readonly field: Form }, words: Words): ValueFault;
  /** A value in words, as differences and conflicts show it; `textsOf`: all texts of other fields with their labels. */
  show(
    field: Form,
    value: FieldValue,
    words: Words,
    textsOf: (fields: readonly FieldForm[], values: FieldValues) => readonly string[],
  ): string;
  /** The control of a path below the field. */
  locate(
    field: Form,
    below: readonly string[],
    path: string,
    words: Words,
    locateIn: (fields: readonly FieldForm[], path: readonly string[], place: string) => Found,
  ): Found;
}

/** A text that is stored as it is typed. */
export const plain: InputKind = {
  read: (_field, { path, raw }) => ({ [path]: textOf(raw) }),
  write: ({ name }, values, { path, raw }) => ({ [name]: rawText(values[path], raw) }),
  leaves: (_field, { leaf }) => [leaf()],
  fault: missingOr(() => undefined),
  show: (_field, value, { fields }) => (typeof value === "boolean" ? (value ? fields.yes : fields.no) : textIn(value)),
  locate: ({ label }, _below, control) => ({ control, labels: [label] }),
};

/** What is wrong with a value: that a required one is missing, or what `wrong` says of one that is there. */
export function missingOr<Form extends FieldForm>(
  wrong: (text: string, leaf: Leaf & { readonly field: Form }, words: Words) => ValueFault,
  sentence = ({ form }: Words): string => form.requiredField,
): InputKind<Form>["fault"] {
  return (leaf, words) => {
    if (!isEmpty(leaf)) return wrong(textIn(leaf.value).trim(), leaf, words);
    return leaf.required ? fill(sentence(words), { label: leaf.labels.at(-1) ?? "" }) : undefined;
  };
}

/** What is said where a value is chosen and not typed. */
export const missingChoice: InputKind["fault"] = missingOr(
  () => undefined,
  ({ form }) => form.requiredChoice,
);

/** True of a text without words, and where none of several was chosen. */
export const isEmpty = ({ value }: Leaf): boolean =>
  typeof value === "string" ? isBlank(value) : Array.isArray(value) && value.length === 0;

/** A text as it is stored: as written in the file where it was not changed, else without spaces around it. */
export function rawText(typed: FieldValue | undefined, base: unknown): unknown {
  if (typeof typed !== "string") return base;
  if (base !== undefined && textOf(base) === typed) return base;
  return isBlank(typed) ? undefined : typed.trim();
}

/** A value of a file as one text; a paragraph of the terms may be a list or a contact. */
export const textOf = (value: unknown): string => (typeof value === "number" ? String(value) : textOfParagraph(value));
