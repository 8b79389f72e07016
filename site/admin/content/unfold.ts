import type { FieldForm } from "../../../content/model/api/collection-answers";
import type { Comparison } from "../kit/form/item-kind";
import type { LabelWords } from "./field-labels";
import { itemsOf, type FieldValues } from "./field-values";
import { leavesOf } from "./leaves";
import { shownValue } from "./shown-value";

/** Versions of a form with the items of their lists one by one, where all have equally many. */
export interface Unfolded {
  readonly comparisons: readonly Comparison<FieldValues>[];
  /** Full path -> value, per version. */
  readonly versions: readonly FieldValues[];
  /** The form's values of such values; items keep what the last version knows of them. */
  readonly fold: (values: FieldValues) => FieldValues;
}

/** Unfolds versions of these fields. */
export function unfold(fields: readonly FieldForm[], versions: readonly FieldValues[], words: LabelWords): Unfolded {
  const counts = versions.map(
    (values) =>
      new Map(
        leavesOf(fields, values, { words })
          .filter(({ field }) => field.input === "list")
          .map(({ path, value }) => [path, itemsOf(value).length]),
      ),
  );
  const isWhole = (path: string) => new Set(counts.map((count) => count.get(path))).size > 1;
  const leaves = versions.map((values) =>
    leavesOf(fields, values, { words, isWhole }).filter(({ field, path }) => field.input !== "list" || isWhole(path)),
  );
  const last = leaves.at(-1) ?? [];
  return {
    comparisons: last.map(({ field, path, labels, text }) => ({
      names: [path],
      label: () => labels.join(words.own.form.separator),
      show: (values) => shownValue(field, values[path], words),
      ...(text ? { text: { language: text.language, lines: field.input === "line" ? "one" : "many" } } : {}),
    })),
    versions: leaves.map((each) => Object.fromEntries(each.map(({ path, value }) => [path, value]))),
    fold: (values) =>
      last.reduce(
        (held, { path, value, set }) => {
          const now = values[path] ?? value;
          return now === value ? held : set(held, now);
        },
        versions.at(-1) ?? {},
      ),
  };
}
