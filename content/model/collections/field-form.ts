import type { Bilingual } from "../text/language";
import type { CollectionName } from "./collection-names";

/** A part of a form under its own heading; the fields name it. */
export interface SectionForm {
  readonly name: string;
  readonly label: string;
  /** Closed until it is wanted, or one of its fields has a value. */
  readonly folded: boolean;
}

interface NamedField {
  /** Key in the group that holds it; "" for the item of a list. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required: boolean;
  readonly section?: string;
  /** What is said when its value cannot be right. */
  readonly wrong?: string;
}

/** A field as a form shows it, derived from its schema. */
export type FieldForm = NamedField &
  (
    | TextForm
    /** `min`: the least that it may be, 0 when absent. */
    | { readonly input: "number"; readonly unit?: NumberUnit; readonly min?: number }
    | NamedInput
    | { readonly input: "check" }
    /** A picture that is sent with the save; `alt` is its description, empty on purpose for a decorative one. */
    | { readonly input: "upload"; readonly alt: FieldForm }
    /** `none`: what no choice is called. */
    | {
        readonly input: "choice";
        readonly options: readonly FieldOption[];
        readonly several: boolean;
        readonly none?: string;
      }
    | { readonly input: "group"; readonly fields: readonly FieldForm[] }
    | {
        readonly input: "list";
        /** "slide", "paragraph": what one item is called. */
        readonly itemLabel: string;
        readonly item: FieldForm;
        readonly min: number;
        readonly max?: number;
      }
    /** Shown, and why it cannot be changed here. */
    | { readonly input: "fixed"; readonly reason: string }
  );

/** A kind of input that a schema names in its metadata, with what it needs to know; the others follow from the type. */
export type NamedInput =
  /** "target": where a menu leads: a page of the site, chosen from all of them, or an address. */
  | { readonly input: "moment" | "link" | "email" | "picture" | "machine" | "target" }
  /** `notAfter`: the field beside it whose last day it must not be after. */
  | { readonly input: "date"; readonly notAfter?: string }
  /** One day or several: `YYYY-MM-DD` or `YYYY-MM-DD to YYYY-MM-DD`. */
  | { readonly input: "days" }
  /** "All day", a start, a start and an end, or a time in words. */
  | { readonly input: "time" }
  /** Several short texts, typed with commas between them. */
  | { readonly input: "labels" }
  /** `#rrggbb`; `preset`: the colour that counts where none is typed. */
  | { readonly input: "colour"; readonly preset: string }
  /** The `_id` of an entry of another collection. */
  | { readonly input: "entry"; readonly of: CollectionName };

/** Kinds of input of which the name says all. */
export type InputName = NamedInput extends infer Each
  ? Each extends { readonly input: infer Name }
    ? { readonly input: Name } extends Each
      ? Name
      : never
    : never
  : never;

/** A text: of one line, of several, or Markdown. */
export interface TextForm {
  readonly input: "line" | "lines" | "markdown";
  /** Characters. */
  readonly max?: number;
  /**
   * In both languages: `within` one value `{en, ja}`, or in two fields `name` and `name_jp` of which `required` speaks of
   * the English one. Absent for a text without a language.
   */
  readonly languages?: "within" | "beside";
  /** The field beside it without which it has no effect: it then shows the text that is proposed. */
  readonly needs?: string;
  readonly proposed?: Bilingual;
  /** Without a Japanese text it is the same in both languages. */
  readonly properName?: true;
}

export type NumberUnit = "yen" | "percent" | "days" | "years" | "people" | "year";

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** The fields of a collection's form: of every entry, or of pages, by their id. */
export type FieldsOfEntries = readonly FieldForm[] | Readonly<Record<string, readonly FieldForm[]>>;

/** The fields of an entry; those of a page are its own. */
export function fieldsOfEntry({ fields }: { readonly fields: FieldsOfEntries }, id: string): readonly FieldForm[] {
  return isFieldList(fields) ? fields : (fields[id] ?? []);
}

/** True where every entry has the same fields. */
export const isFieldList = (fields: FieldsOfEntries): fields is readonly FieldForm[] => Array.isArray(fields);
