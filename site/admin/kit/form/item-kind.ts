import type { ComponentType } from "react";
import type { Language } from "../../../../content/model/text/language";
import type { AdminClient, AdminItem, ItemCalls } from "../../client";
import type { FormHandle } from "./form-handle";
import type { Routes } from "../../../routes";
import type { ListFilter } from "../list/list-filter";
import type { PreviewParts } from "../preview/preview-parts";
import type { Check, CommonValues, AltTextRequirement } from "./values";
import type { KindWords, Words } from "../status/words";

/** A part of the list under its own heading; no heading when the whole list is one part. */
export interface ListSection<Item> {
  readonly heading: string | undefined;
  readonly items: readonly Item[];
}

/** A field, or fields that only make sense together, as two versions of an item are compared (R9.7). */
export interface Comparison<V> {
  readonly names: readonly (keyof V & string)[];
  label(words: Words): string;
  /** The text shown for a version. */
  show(values: V, words: Words): string;
  /** For a text of its own: the language of its words and how much of it there is to edit when two versions are combined. */
  readonly text?: { readonly language: Language; readonly lines: "one" | "many" };
}

/** Everything in which events and news differ; the kit does the rest. */
export interface ItemKind<Item extends AdminItem, V extends CommonValues> {
  readonly name: "events" | "news";
  words(words: Words): KindWords;
  calls(client: AdminClient): ItemCalls<Item>;
  /** Values of an empty form, with their defaults (R8.1). */
  readonly emptyValues: V;
  valuesOf(item: Item): V;
  /** The multipart fields of the write calls (R10.1), without the image, id and version. */
  fieldsOf(values: V): Readonly<Record<string, string>>;
  /** `picture`: whether it needs an alt text. */
  check(values: V, words: Words, picture?: AltTextRequirement): Check;
  /** The control that shows an error which the API reports for one of its fields. */
  controlOf(field: string): string;
  labelOf(control: string, words: Words): string;
  readonly comparisons: readonly Comparison<V>[];
  /** The list in the order it is shown; `today` is the device's local day, YYYY-MM-DD. */
  sections(items: readonly Item[], today: string, words: Words): readonly ListSection<Item>[];
  /** The English and Japanese body of an item as sanitised HTML. */
  htmlOf(item: Item): { readonly en: string; readonly ja: string | undefined };
  copyText(item: Item, language: Language, words: Words): string;
  /** The day an item is sorted by, `YYYY-MM-DD`. */
  dayOf(item: Item): string;
  /** What the search of the list looks into, beside titles and texts. */
  searchTexts(item: Item): readonly string[];
  filters(items: readonly Item[], today: string, words: Words): readonly ListFilter<Item>[];
  /** The values of a duplicate: those of the item without what must be new, like the date. */
  repeated(values: V): V;
  /** The first line of an announcement, and the lines below it, in the language of the words. */
  announcement(item: Item, language: Language, words: Words): readonly string[];
  /** Where visitors find the item. */
  livePath(item: Item, language: Language, routes: Routes): string;
  loadPreview(): Promise<PreviewParts<Item, V>>;
  /** Fields above the texts: date and what belongs to it. */
  readonly LeadFields: ComponentType<{ readonly form: FormHandle<V> }>;
  /** Fields beside the link, when the kind has any. */
  readonly ContactFields?: ComponentType<{ readonly form: FormHandle<V> }>;
  /** Date, status, time or category of an item in the list. */
  readonly Facts: ComponentType<{ readonly item: Item; readonly today: string }>;
}
