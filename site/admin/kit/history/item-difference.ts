import type { Language } from "../../../../content/model/text/language";
import type { ItemKind } from "../form/item-kind";
import type { Entry } from "../entry/entry";

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
export function itemDifference(
  kind: Pick<ItemKind, "compared" | "storedValuesOf" | "otherFields">,
  before: Entry | undefined,
  after: Entry,
): FieldDifference[] {
  const { comparisons, versions } = kind.compared(
    [after, before].flatMap((item) => (item === undefined ? [] : [kind.storedValuesOf(item)])),
  );
  const [now = kind.storedValuesOf(after), old] = versions;
  // A check that is off says nothing in a first version.
  const said = comparisons.filter(({ name }) => old !== undefined || now[name] !== false);
  const inForm = said.map((field): FieldDifference => ({
    name: field.name,
    label: field.label,
    before: old === undefined ? "" : field.show(old),
    after: field.show(now),
    ...(field.text === undefined ? {} : { language: field.text.language }),
  }));
  const earlier = new Map(before === undefined ? [] : kind.otherFields(before));
  const others = kind.otherFields(after).map(([label, value]): FieldDifference => ({
    name: label,
    label,
    before: earlier.get(label) ?? "",
    after: value,
  }));
  return [...inForm, ...others].filter((field) => field.before !== field.after);
}

/** Difference of the picture between two versions. */
export type PictureDifference = "same" | "added" | "removed" | "replaced";

/** Compares the pictures of two versions. */
export function pictureDifference(before: Entry | undefined, after: Entry): PictureDifference {
  if (before?.image === after.image) return "same";
  if (before?.image === undefined) return "added";
  return after.image === undefined ? "removed" : "replaced";
}
