import type { FieldForm } from "../../../../content/model/collections/field-form";
import { join } from "../entry/inputs/input-kind";
import type { FormValues, ListItem } from "../fields/values";

/** Values as they lie in the store. */
export type StoredValues = Readonly<Record<string, unknown>>;

/** The values of a draft for a form: fields added since are as in `empty`, fields removed since are left out. */
export function valuesIn(empty: FormValues, stored: StoredValues): FormValues {
  const given = Object.entries(empty).map(([name, value]: [string, unknown]) => {
    const old = stored[name];
    return [name, typeof old === typeof value ? old : value];
  });
  return Object.fromEntries(given) as FormValues;
}

/** Values of a draft of version 1, in which a list and what was chosen of several were JSON in a text. */
export function withoutJson(fields: readonly FieldForm[], values: StoredValues, place = ""): StoredValues {
  return fields.reduce((read, field) => {
    const path = join(place, field.name);
    if (field.input === "group") return withoutJson(field.fields, read, path);
    const isList = field.input === "list";
    const list = isList || (field.input === "choice" && field.several) ? listIn(read[path]) : undefined;
    if (list === undefined) return read;
    return { ...read, [path]: isList ? (list as readonly ListItem[]).map(itemWithoutJson(field.item)) : list };
  }, values);
}

const itemWithoutJson = (field: FieldForm) => (item: ListItem) => ({
  ...item,
  values: withoutJson([field], item.values),
});

/** The list in a text; undefined for any other text, which may be of a field that was none then. */
function listIn(text: unknown): readonly unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(String(text));
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}
