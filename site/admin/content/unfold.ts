import type { FieldForm } from "../../../content/model/api/collection-answers";
import { languages } from "../../../content/model/text/language";
import type { Comparison } from "../kit/form/item-kind";
import { applies, isOptionalGroup, itemsOf, join, type FieldValues, type ListItem, type Within } from "./field-values";
import { inLanguage, itemName, type LabelWords } from "./field-labels";
import { shownValue } from "./shown-value";

/** Versions of a form with the items of their lists one by one, where all have equally many. */
export interface Unfolded {
  readonly comparisons: readonly Comparison<FieldValues>[];
  /** Full path -> value, per version. */
  readonly versions: readonly FieldValues[];
  /** The form's values of such values; items keep what the last version knows of them. */
  readonly fold: (values: FieldValues) => FieldValues;
}

/** Unfolds values of these fields; each of `versions` has their keys below `local`, the result has them below `place`. */
export function unfold(
  fields: readonly FieldForm[],
  versions: readonly FieldValues[],
  words: LabelWords,
  { local = "", place = "", labels = [], raw }: Within & { readonly labels?: readonly string[] } = {},
): Unfolded {
  const parts = fields
    .filter((field) => versions.some((values) => applies(field, raw, values, local)))
    .map((field) =>
      unfoldField(field, versions, words, { local: join(local, field.name), place: join(place, field.name), labels }),
    );
  return together(parts);
}

interface Where {
  readonly local: string;
  readonly place: string;
  readonly labels: readonly string[];
}

function unfoldField(field: FieldForm, versions: readonly FieldValues[], words: LabelWords, where: Where): Unfolded {
  const { local, place } = where;
  const labels = field.label === "" ? where.labels : [...where.labels, field.label];
  const label = labels.join(words.own.form.separator);
  const leaf = (key: string, path: string, name: string, text?: Comparison<FieldValues>["text"]): Unfolded => ({
    comparisons: [
      {
        names: [path],
        label: () => name,
        show: (values) => shownValue(field, values[path], words),
        ...(text ? { text } : {}),
      },
    ],
    versions: versions.map((values) => ({ [path]: values[key] ?? "" })),
    fold: (values) => ({ [key]: values[path] ?? "" }),
  });
  switch (field.input) {
    case "fixed":
      return nothing(versions);
    case "line":
    case "lines":
    case "markdown": {
      const lines = field.input === "line" ? "one" : "many";
      if (field.languages === undefined) return leaf(local, place, label);
      const endings = field.languages === "within" ? { en: ".en", ja: ".ja" } : { en: "", ja: "_jp" };
      return together(
        languages.map((language) => {
          const ending = endings[language];
          const key = local === "" ? ending.replace(".", "") : `${local}${ending}`;
          return leaf(key, `${place}${ending}`, inLanguage(label, language, words), { language, lines });
        }),
      );
    }
    case "group": {
      const own = unfold(field.fields, versions, words, { local, place, labels });
      return isOptionalGroup(field) ? together([leaf(local, place, label), own]) : own;
    }
    case "list": {
      const lists = versions.map((values) => itemsOf(values[local]));
      const count = lists[0]?.length ?? 0;
      if (count === 0 || lists.some((list) => list.length !== count)) return leaf(local, place, label);
      return unfoldList(field, lists, words, { local, place, labels });
    }
    default:
      return leaf(local, place, label);
  }
}

function unfoldList(
  field: Extract<FieldForm, { input: "list" }>,
  lists: readonly (readonly ListItem[])[],
  words: LabelWords,
  { local, place, labels }: Where,
): Unfolded {
  const last = lists.at(-1) ?? [];
  const items = last.map(({ raw }, index) => {
    const item = { ...field.item, label: itemName(field.itemLabel, index, words) } as FieldForm;
    const values = lists.map((list) => list[index]?.values ?? {});
    const where = { local: "", place: join(place, index), labels };
    return item.input === "group"
      ? unfold(item.fields, values, words, { ...where, labels: [...labels, item.label], raw })
      : unfoldField(item, values, words, where);
  });
  return {
    comparisons: items.flatMap(({ comparisons }) => comparisons),
    versions: lists.map((_, at) => Object.assign({}, ...items.map(({ versions }) => versions[at])) as FieldValues),
    fold: (values) => ({
      [local]: JSON.stringify(
        last.map((item, index) => ({ ...item, values: { ...item.values, ...items[index]?.fold(values) } })),
      ),
    }),
  };
}

const nothing = (versions: readonly FieldValues[]): Unfolded => ({
  comparisons: [],
  versions: versions.map(() => ({})),
  fold: () => ({}),
});

function together(parts: readonly Unfolded[]): Unfolded {
  const versions = parts[0]?.versions ?? [];
  return {
    comparisons: parts.flatMap(({ comparisons }) => comparisons),
    versions: versions.map((_, at) => Object.assign({}, ...parts.map((part) => part.versions[at])) as FieldValues),
    fold: (values) => Object.assign({}, ...parts.map(({ fold }) => fold(values))) as FieldValues,
  };
}
