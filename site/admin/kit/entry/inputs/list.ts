import { isYamlMap } from "../../../../../content/model/yaml/yaml-data";
import type { FieldValue, FieldValues, ListItem } from "../../fields/values";
import { fill, type Words } from "../../services/words";
import { listOr } from "./choice";
import { join, plain, type InputKind } from "./input-kind";
import type { ListForm } from "./leaf";

/** The items of a list's value. */
export const itemsOf = (value: FieldValue | undefined): readonly ListItem[] =>
  Array.isArray(value) ? (value as readonly ListItem[]) : [];

/** "slide 2". */
export const itemName = (item: string, index: number, { fields }: Words): string =>
  fill(fields.numbered, { item, number: index + 1 });

/** How many items a list must have, in one of the sentences. */
export function countRule(
  { min, max }: Pick<ListForm, "min" | "max">,
  rules: { readonly exactly: string; readonly atLeast: string; readonly atMost: string; readonly between: string },
): string | undefined {
  if (max !== undefined && min === max) return fill(rules.exactly, { count: max });
  if (max === undefined) return min === 0 ? undefined : fill(rules.atLeast, { min });
  return min === 0 ? fill(rules.atMost, { max }) : fill(rules.between, { min, max });
}

const named = (
  { item, itemLabel }: ListForm,
  index: number,
  words: Words,
  title = itemName(itemLabel, index, words),
) => ({
  ...item,
  label: title,
});

/** Items that have the same field each, with values of their own. */
export const list: InputKind<ListForm> = {
  ...plain,
  read({ item }, { path, raw }, valuesOf) {
    const itemOf = (each: unknown, key: number): ListItem => ({
      key,
      ...(isYamlMap(each) ? { raw: each } : {}),
      values: valuesOf([item], each),
    });
    return { [path]: Array.isArray(raw) ? raw.map(itemOf) : [] };
  },
  write({ name, item }, values, { path, raw }, rawOf) {
    const items = itemsOf(values[path]).map((each) => rawOf([item], each.values, each.raw)[""] ?? "");
    return { [name]: listOr(items, raw) };
  },
  leaves(field, { leaf, walk, inner, leavesOf }) {
    const whole = leaf({ required: false });
    const { local, place } = inner;
    if (walk.isWhole?.(place)) return [whole];
    const below = itemsOf(whole.value).flatMap(({ values: own }, index) => {
      const title = field.item.input === "group" ? walk.nameOf?.(field, own, index, walk.words) : undefined;
      const item = { ...inner, local: "", place: join(place, index) };
      return leavesOf([named(field, index, walk.words, title)], own, item).map((each) => ({
        ...each,
        set: (held: FieldValues, value: FieldValue) => ({
          ...held,
          [local]: itemsOf(held[local]).map((old, at) =>
            at === index ? { ...old, values: each.set(old.values, value) } : old,
          ),
        }),
      }));
    });
    return [whole, ...below];
  },
  fault({ field, value }, { items }) {
    const { min, max = Infinity, label } = field;
    const count = itemsOf(value).length;
    if (count >= min && count <= max) return undefined;
    return fill(items.wrongCount, { label, rule: countRule(field, items.rules) ?? "" });
  },
  show: ({ item, itemLabel }, value, words, textsOf) =>
    itemsOf(value)
      .map(({ values }, index) => [itemName(itemLabel, index, words), ...textsOf([item], values)].join("\n"))
      .join("\n"),
  locate(field, [next, ...rest], path, words, locateIn) {
    const index = Number(next);
    if (!Number.isInteger(index)) return { control: path, labels: [field.label] };
    const { control, labels } = locateIn([named(field, index, words)], ["", ...rest], join(path, index));
    return { control, labels: [field.label, ...labels] };
  },
};
