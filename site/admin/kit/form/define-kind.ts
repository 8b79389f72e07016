import type { AdminItem } from "../../client";
import { checkForm, type OwnCheck } from "./check-form";
import { commonFieldsOf, type BodyField } from "./common-fields";
import { commonComparisons, commonLabel, commonValuesOf } from "./common-values";
import type { ItemKind } from "./item-kind";
import type { CommonValues } from "./values";
import type { KindWords, Words } from "../status/words";

/** A value or HTML of an item under a name made from its kind's name of the text. */
const textOf = (item: AdminItem, name: string): string | undefined =>
  (item as unknown as Readonly<Record<string, string | undefined>>)[name];

/** What of an `ItemKind` follows from the rest. */
type Derived = "words" | "calls" | "valuesOf" | "fieldsOf" | "check" | "controlOf" | "labelOf" | "htmlOf";

/** What a kind of item has to say about itself: its own fields, and its words. */
export interface KindParts<Item extends AdminItem, V extends CommonValues> extends Omit<ItemKind<Item, V>, Derived> {
  readonly calls: ItemKind<Item, V>["calls"];
  readonly words: (words: Words) => KindWords;
  readonly bodyField: BodyField;
  /** The values that only this kind has. */
  readonly ownValuesOf: (item: Item) => Omit<V, keyof CommonValues>;
  readonly ownFieldsOf: (values: V) => Readonly<Record<string, string>>;
  readonly ownCheck: (values: V, words: Words) => OwnCheck;
  /** Field of the API -> control that shows its errors, where the names differ. */
  readonly controls: Readonly<Record<string, string>>;
  /** Labels of the kind's own controls. */
  readonly ownLabels: (words: Words) => Readonly<Record<string, string>>;
}

/** Completes a kind of item with everything that all kinds do alike. */
export function defineKind<Item extends AdminItem, V extends CommonValues>(
  parts: KindParts<Item, V>,
): ItemKind<Item, V> {
  const { bodyField, ownValuesOf, ownFieldsOf, ownCheck, ownLabels, ...kind } = parts;
  const controls: Readonly<Record<string, string>> = {
    [bodyField]: "body",
    [`${bodyField}_jp`]: "body_jp",
    ...parts.controls,
  };
  return {
    ...kind,
    valuesOf: (item) => ({
      ...kind.emptyValues,
      ...commonValuesOf(item, textOf(item, `${bodyField}Markdown`) ?? "", textOf(item, `${bodyField}Markdown_jp`)),
      ...ownValuesOf(item),
    }),
    fieldsOf: (values) => ({ ...ownFieldsOf(values), ...commonFieldsOf(values, bodyField) }),
    check: (values, words, picture) => checkForm(values, ownCheck(values, words), words, kind.words(words), picture),
    controlOf: (field) => controls[field] ?? field,
    labelOf: (control, words) => ownLabels(words)[control] ?? commonLabel(control, words, kind.words(words)),
    comparisons: [...kind.comparisons, ...commonComparisons<V>(kind.words)],
    htmlOf: (item) => ({ en: textOf(item, bodyField) ?? "", ja: textOf(item, `${bodyField}_jp`) }),
  };
}
