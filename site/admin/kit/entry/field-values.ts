import type { FieldForm } from "../../../../content/model/collections/field-form";
import { isYamlMap, valueAt } from "../../../../content/model/yaml/yaml-data";
import type { FieldValue, FieldValues, ListItem } from "../fields/values";
import { join, type Raw, type Spot } from "./inputs/input-kind";
import { kindOf } from "./kinds";
import { itemsOf } from "./inputs/list";
import { isUnneeded } from "./inputs/text";

/** The form's values of what a file holds; `raw` is the group of these fields. */
export function valuesOfFields(fields: readonly FieldForm[], raw: unknown, place = ""): FieldValues {
  const read = fields.map((field) => kindOf(field).read(field, spotOf(field, raw, place), valuesOfFields));
  return Object.assign({}, ...read) as FieldValues;
}

/** What the file is to hold for these fields; what the form does not show stays as it is in `base`. */
export function rawOfFields(fields: readonly FieldForm[], values: FieldValues, base: unknown, place = ""): Raw {
  const raw = new Map<string, unknown>(Object.entries(isYamlMap(base) ? base : {}));
  for (const field of fields) {
    const written = kindOf(field).write(field, values, spotOf(field, base, place), rawOfFields);
    for (const [name, value] of Object.entries(written))
      if (value === undefined) raw.delete(name);
      else raw.set(name, value);
  }
  return Object.fromEntries(raw);
}

/** The item of a list has no name: what is held for it is the whole. */
const spotOf = ({ name }: FieldForm, group: unknown, place: string): Spot => ({
  path: join(place, name),
  place,
  raw: name === "" ? group : valueAt(group, name),
  group,
});

/** What the form proposes for texts that have no effect yet. */
export function proposals(fields: readonly FieldForm[], values: FieldValues): FieldValues {
  const proposed = fields.flatMap((field) => {
    if (!("proposed" in field) || !isUnneeded(field, values, "")) return [];
    const { name, proposed: texts } = field;
    const japanese = `${name}_jp`;
    if (values[name] !== "" || values[japanese] !== "") return [];
    return [[name, texts.en] as const, [japanese, texts.ja] as const];
  });
  return Object.fromEntries(proposed);
}

/** A list with a new, empty item at its end. */
export function withNewItem(value: FieldValue | undefined, item: FieldForm): readonly ListItem[] {
  const items = itemsOf(value);
  const key = Math.max(-1, ...items.map((each) => each.key)) + 1;
  return [...items, { key, values: valuesOfFields([item], undefined) }];
}
