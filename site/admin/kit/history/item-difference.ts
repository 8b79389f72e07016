import type { Language } from "../../../../content/model/text/language";
import type { AdminItem } from "../../client";
import type { ItemKind } from "../form/item-kind";
import type { CommonValues } from "../form/values";
import type { Words } from "../status/words";

/** A field that two versions of an item have differently; `language` for a text that is compared word by word. */
export interface FieldDifference {
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly language?: Language;
}

/**
 * What differs between two versions, field by field in the form's order; everything that is there when `before` is
 * undefined. Fields that only maintainers write into the file come last.
 */
export function itemDifference<Item extends AdminItem, V extends CommonValues>(
  kind: Pick<ItemKind<Item, V>, "comparisons" | "valuesOf">,
  before: Item | undefined,
  after: Item,
  words: Words,
): FieldDifference[] {
  const old = before === undefined ? undefined : storedValues(kind, before);
  const now = storedValues(kind, after);
  const inForm = kind.comparisons.map((field): FieldDifference => ({
    name: field.names.join(),
    label: field.label(words),
    before: old === undefined ? "" : field.show(old, words),
    after: field.show(now, words),
    ...(field.text === undefined ? {} : { language: field.text.language }),
  }));
  const besides = maintainersFields.map((name): FieldDifference => ({
    name,
    label: words.history.fields[name],
    before: before === undefined ? "" : plainValue(before, name),
    after: plainValue(after, name),
  }));
  return [...inForm, ...besides].filter((field) => field.before !== field.after);
}

/** Fields that the form does not ask for. */
const maintainersFields = ["author", "fullArticleLink", "serial_no"] as const;

const plainValue = (item: AdminItem, name: (typeof maintainersFields)[number]): string => {
  const value = (item as unknown as Readonly<Record<string, string | number | undefined>>)[name];
  return value === undefined ? "" : String(value);
};

/** The form's values without the defaults that the form proposes but the item does not hold. */
function storedValues<Item extends AdminItem, V extends CommonValues>(
  kind: Pick<ItemKind<Item, V>, "valuesOf">,
  item: Item,
): V {
  return { ...kind.valuesOf(item), buttonText: item.buttonText ?? "", buttonText_jp: item.buttonText_jp ?? "" };
}

/** What became of the picture between two versions. */
export type PictureDifference = "same" | "added" | "removed" | "replaced";

/** Compares the pictures of two versions. */
export function pictureDifference(before: AdminItem | undefined, after: AdminItem): PictureDifference {
  if (before?.image === after.image) return "same";
  if (before?.image === undefined) return "added";
  return after.image === undefined ? "removed" : "replaced";
}
