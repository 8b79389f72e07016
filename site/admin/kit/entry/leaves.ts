import type { FieldForm } from "../../../../content/model/collections/field-form";
import { languages, type Language } from "../../../../content/model/text/language";
import { inLanguage, itemName } from "./field-labels";
import type { Words } from "../services/words";
import { textIn, type FieldValue, type FieldValues } from "../fields/values";
import { applies, isOptionalGroup, isUnneeded, itemsOf, join } from "./field-values";

/** One value of a form: of a field, or of a text in one language. A list is one, and so is each value in its items. */
export interface Leaf {
  readonly field: FieldForm;
  /** In the whole form, as the API's errors name it: "plans.1.features.0.en". */
  readonly path: string;
  /** Of a text in both languages: which one this is, and the path without it. */
  readonly text?: { readonly language: Language; readonly of: string };
  readonly labels: readonly string[];
  readonly required: boolean;
  readonly value: FieldValue;
  /** The value of the field beside it that has this name. */
  readonly beside: (name: string) => string;
  /** True inside a group that is switched off, and without the field that it needs. */
  readonly off: boolean;
  /** The same values with another one here. */
  readonly set: (values: FieldValues, value: FieldValue) => FieldValues;
}

/** A list in a form. */
export type ListForm = Extract<FieldForm, { input: "list" }>;

interface Walk {
  readonly words: Words;
  /** Lists whose items are not looked into. */
  readonly isWhole?: (path: string) => boolean;
  /** What a part of a list is called, where its number is not enough. */
  readonly nameOf?: (list: ListForm, values: FieldValues, index: number, words: Words) => string;
}

interface Position {
  /** Path of the group in `values`. */
  readonly local: string;
  readonly place: string;
  readonly raw: unknown;
  readonly labels: readonly string[];
  readonly off: boolean;
}

const top: Position = { local: "", place: "", raw: undefined, labels: [], off: false };

/** Every value of these fields, in the order of the form. */
export function leavesOf(
  fields: readonly FieldForm[],
  values: FieldValues,
  walk: Walk,
  position: Position = top,
): readonly Leaf[] {
  const { local, raw } = position;
  return fields
    .filter((field) => applies(field, raw, values, local))
    .flatMap((field) => leavesOfField(field, values, walk, position));
}

function leavesOfField(field: FieldForm, values: FieldValues, walk: Walk, position: Position): readonly Leaf[] {
  const { off } = position;
  const local = join(position.local, field.name);
  const place = join(position.place, field.name);
  const labels = field.label === "" ? position.labels : [...position.labels, field.label];
  const leaf = (key: string, path: string, more: Partial<Leaf> = {}): Leaf => ({
    field,
    path,
    labels,
    off,
    required: field.required,
    value: values[key] ?? "",
    beside: (name) => textIn(values[join(position.local, name)]),
    set: (held, value) => ({ ...held, [key]: value }),
    ...more,
  });
  switch (field.input) {
    case "fixed":
      return [];
    case "upload": {
      const decorative = leaf(join(local, "decorative"), join(place, "decorative"), {
        labels: [...position.labels, field.alt.label],
        required: false,
      });
      const described = { ...position, off: off || decorative.value === true };
      return [...leavesOfField(field.alt, values, walk, described), decorative];
    }
    case "group": {
      const inner = { ...position, local, place, labels };
      if (!isOptionalGroup(field)) return leavesOf(field.fields, values, walk, inner);
      return [
        leaf(local, place),
        ...leavesOf(field.fields, values, walk, { ...inner, off: off || values[local] !== true }),
      ];
    }
    case "list":
      return [
        leaf(local, place),
        ...(walk.isWhole?.(place) ? [] : leavesOfItems(field, values, walk, { ...position, local, place, labels })),
      ];
    case "line":
    case "lines":
    case "markdown": {
      const spoken = field.languages;
      if (spoken === undefined) return [leaf(local, place)];
      const unneeded = isUnneeded(field, values, position.local);
      return languages.map((language) => {
        const at = (path: string) =>
          spoken === "within" ? join(path, language) : language === "ja" ? `${path}_jp` : path;
        return leaf(at(local), at(place), {
          text: { language, of: place },
          off: off || unneeded,
          labels: [...position.labels, inLanguage(field.label, language, walk.words)],
          required: field.required && (spoken === "within" || language === "en"),
        });
      });
    }
    default:
      return [leaf(local, place)];
  }
}

function leavesOfItems(
  list: ListForm,
  values: FieldValues,
  walk: Walk,
  { local, place, labels, off }: Position,
): readonly Leaf[] {
  const { item, itemLabel } = list;
  return itemsOf(values[local]).flatMap(({ raw, values: own }, index) => {
    const title = item.input === "group" ? walk.nameOf?.(list, own, index, walk.words) : undefined;
    const named = { ...item, label: title ?? itemName(itemLabel, index, walk.words) } as FieldForm;
    return leavesOfField(named, own, walk, { local: "", place: join(place, index), raw, labels, off }).map((leaf) => ({
      ...leaf,
      set: (held: FieldValues, value: FieldValue) => ({
        ...held,
        [local]: itemsOf(held[local]).map((each, at) =>
          at === index ? { ...each, values: leaf.set(each.values, value) } : each,
        ),
      }),
    }));
  });
}
