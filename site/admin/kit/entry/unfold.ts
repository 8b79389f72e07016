import type { FieldForm } from "../../../../content/model/collections/field-form";
import type { Language } from "../../../../content/model/text/language";
import type { Words } from "../services/words";
import type { FieldValues } from "../fields/values";
import { itemsOf } from "./inputs/list";
import { titledItem } from "./item-title";
import { leavesOf } from "./leaves";
import { shownValue } from "./shown-value";

/** A field as two versions of an item are compared (R9.7). */
export interface Comparison {
  readonly name: string;
  readonly label: string;
  /** The text shown for a version. */
  show(values: FieldValues): string;
  /** For a text of its own: the language of its words and how much of it there is to edit when two versions are combined. */
  readonly text?: { readonly language: Language; readonly lines: "one" | "many" };
}

/** Versions of a form, the items of its lists one by one; `fold` makes form values of them again. */
export interface ComparedValues {
  readonly comparisons: readonly Comparison[];
  readonly versions: readonly FieldValues[];
  fold(values: FieldValues): FieldValues;
}

/**
 * Versions of these fields with the items of their lists one by one, where all have equally many. Folded values have
 * the items as the last version has them.
 */
export function unfold(fields: readonly FieldForm[], versions: readonly FieldValues[], words: Words): ComparedValues {
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
    leavesOf(fields, values, { words, isWhole, nameOf: titledItem }).filter(
      ({ field, path }) => field.input !== "list" || isWhole(path),
    ),
  );
  const last = leaves.at(-1) ?? [];
  return {
    comparisons: last.map(({ field, path, labels, text }) => ({
      name: path,
      label: labels.join(words.fields.separator),
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
