import type { ComponentType, ReactNode } from "react";
import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import type { CollectionName } from "../../../../content/model/collections/collection-names";
import type { Language } from "../../../../content/model/text/language";
import type { AdminClient, ItemCalls } from "../../client";
import type { SaveBody } from "../../send-call";
import type { Routes } from "../../../routes";
import type { PictureProps } from "../entry/entry-place";
import type { Raw } from "../entry/inputs/input-kind";
import type { ComparedValues } from "../entry/unfold";
import type { ItemChange } from "../entry/item-change";
import type { FormMarks } from "../translations/translation-marks";
import type { FormHandle } from "../fields/form-handle";
import type { FormAction, FormState } from "./form-state";
import type { AltTextRequirement, BilingualTexts, Check, FormValues } from "../fields/values";
import type { KindWords, Words } from "../services/words";
import type { Entry } from "../entry/entry";

/** A part of the list under its own heading; no heading when the whole list is one part. */
export interface ListSection<Listed = Entry> {
  readonly heading: string | undefined;
  readonly items: readonly Listed[];
}

/** A choice over the list by which items are left out, like "upcoming" or a year. */
export interface ListFilter {
  /** Name in the page's address. */
  readonly name: string;
  readonly label: string;
  /** Its options are categories of news, which are shown as the site names them. */
  readonly categories?: true;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  matches(item: Entry, value: string): boolean;
}

/** What the fields of a kind are given. */
export interface FieldsProps {
  /** True for an item that is not saved yet. */
  readonly isNew: boolean;
  readonly form: FormHandle;
  readonly marks: FormMarks;
  readonly picture: PictureProps;
}

/** What the order of a kind is given. */
export interface OrderProps {
  readonly items: readonly Entry[];
  readonly reload: () => Promise<unknown>;
  readonly onOrdered: (text: string, change: ItemChange, commit: string) => void;
}

/** What the note about a form's item is given. */
export interface NewerNoteProps {
  readonly kind: ItemKind;
  /** The list as it is by now. */
  readonly items: readonly Entry[];
  readonly reload: () => unknown;
  readonly form: FormState;
  readonly formNow: () => FormState;
  readonly dispatch: (action: FormAction) => void;
  /** Puts the focus on the form: the focused button was removed. */
  readonly onTaken: () => void;
  readonly onDelete: (item: Entry) => void;
}

/** Source of a preview: a version of an item, or a form. */
export type Previewed =
  | {
      readonly kind: "item";
      readonly item: Entry;
      /** True for an item that was deleted since. */
      readonly isGone: boolean;
    }
  | {
      readonly kind: "form";
      readonly values: FormValues;
      readonly current: Entry | undefined;
      /** Address of the picture that will be shown, if any. */
      readonly picture: string | undefined;
    };

/** Everything in which the collections differ; the kit does the rest. */
export interface ItemKind {
  readonly name: CollectionName;
  readonly words: KindWords;
  calls(client: AdminClient): ItemCalls<Entry>;
  /** What the API says of the collection's form. */
  readonly definition: CollectionForm;
  /** Its items are the prepared changes of entries (R15.24). */
  readonly prepared?: true;
  /** True where items are added and deleted. */
  readonly growing: boolean;
  /** Values of an empty form, with their defaults (R8.1). */
  readonly emptyValues: FormValues;
  /** What the file of an item holds. */
  rawOf(item: Entry): Raw;
  valuesOf(item: Entry): FormValues;
  /** The values that the item holds, without those that the form only proposes. */
  storedValuesOf(item: Entry): FormValues;
  /** The texts in both languages of a form, as translation marks name them. */
  textsOf(values: FormValues): BilingualTexts;
  titleOf(values: FormValues): { readonly en: string; readonly ja: string };
  /** What a save sends; `bare`: without the picture that `item`, the one that is edited, has of its own. */
  bodyOf(values: FormValues, bare: boolean, item: Entry | undefined): SaveBody;
  /** `picture`: whether it needs an alt text; `initial`: what the form held when it was opened. */
  check(values: FormValues, picture?: AltTextRequirement, initial?: FormValues): Check;
  /** The control that shows an error which the API reports for one of its fields. */
  controlOf(field: string, values: FormValues): string;
  labelOf(control: string, values: FormValues): string;
  /** All versions of one item. */
  compared(versions: readonly FormValues[]): ComparedValues;
  /** Label and value of what the item holds beside the form. */
  otherFields(item: Entry): readonly (readonly [label: string, value: string])[];
  /** The list in the order it is shown; `today` is the device's local day, YYYY-MM-DD. */
  sections(items: readonly Entry[], today: string, words: Words): readonly ListSection[];
  /** What the search of the list looks into. */
  searchTexts(item: Entry): readonly string[];
  filters(items: readonly Entry[], today: string, words: Words): readonly ListFilter[];
  /** The day an item is sorted by, `YYYY-MM-DD`. */
  dayOf?(item: Entry): string;
  copyText?(item: Entry, language: Language, words: Words): Promise<string>;
  /** The values of a duplicate: those of the item without what must be new, like the date. */
  repeated?(values: FormValues): FormValues;
  /** The first line of an announcement, and the lines below it, in the language of the words. */
  announcement?(item: Entry, language: Language, words: Words): readonly string[];
  /** Where visitors find the item; of a deleted one, the page that showed it. */
  livePath(item: Entry | undefined, language: Language, routes: Routes): string;
  readonly Fields: ComponentType<FieldsProps>;
  readonly Preview: ComponentType<{ readonly shown: Previewed }>;
  /** What happened meanwhile to what is in the form, in place of `NewerVersionNote`. */
  readonly NewerNote?: ComponentType<NewerNoteProps>;
  /** Changes the order of the items; `onOrdered` takes its notice. */
  readonly Order?: ComponentType<OrderProps>;
  /** What to say of a save that this form cannot undo, in place of `words.saved`. */
  beyondUndo?(item: Entry): string | undefined;
  /** What the save will change, above its button. */
  readonly Effects?: ComponentType<{
    readonly values: FormValues;
    readonly item: Entry | undefined;
    readonly dirty: boolean;
    readonly picture: string | undefined;
  }>;
  /** Date, status, time or category of an item in the list. */
  readonly Facts: ComponentType<{ readonly item: Entry; readonly today: string }>;
  /** Picture, text and links of an item in the list, once it is opened. */
  readonly Content?: ComponentType<{ readonly item: Entry; readonly topHeading: number; readonly children: ReactNode }>;
}
