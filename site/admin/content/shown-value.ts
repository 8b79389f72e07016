import type { FieldForm, NumberUnit } from "../../../content/model/api/collection-answers";
import { parseWholeNumber } from "../../../content/model/text/whole-number";
import { yen } from "../../../content/model/text/yen";
import { wordsOf } from "../kit/status/words";
import { itemName, type LabelWords } from "./field-labels";
import { itemsOf, type FieldValues } from "./field-values";
import { leavesOf } from "./leaves";

/** A field's value in words, as differences and conflicts show it. */
export function shownValue(field: FieldForm, value: string | boolean | undefined, words: LabelWords): string {
  const { own } = words;
  if (value === undefined) return "";
  if (typeof value === "boolean") return value ? own.form.yes : own.form.no;
  switch (field.input) {
    case "number":
      return figure(value, field.unit, words);
    case "choice": {
      const chosen = field.several ? (JSON.parse(value || "[]") as readonly string[]) : [value];
      return chosen
        .map((each) => field.options.find((option) => option.value === each)?.label ?? each)
        .join(own.form.listSeparator);
    }
    case "picture":
      return value.split("/").at(-1) ?? "";
    case "list":
      return itemsOf(value)
        .map(({ values }, index) =>
          [itemName(field.itemLabel, index, words), ...allTexts([field.item], values, words)].join("\n"),
        )
        .join("\n");
    default:
      return value;
  }
}

/** "¥15,000", "30 days"; what is no number as it was typed. */
export function figure(typed: string, unit: NumberUnit | undefined, { own, words }: LabelWords): string {
  const number = parseWholeNumber(typed);
  if (number === undefined || unit === undefined || unit === "year") return typed;
  if (unit === "yen") return yen(words === wordsOf("ja") ? "ja" : "en", number);
  return `${String(number)}${unit === "percent" ? "" : " "}${own.units[unit]}`;
}

/** All texts of a form, for the search of a list and the words of a whole list. */
export function allTexts(fields: readonly FieldForm[], values: FieldValues, words: LabelWords): readonly string[] {
  return leavesOf(fields, values, { words })
    .filter(({ field }) => field.input !== "list")
    .map(({ field, value, labels }) => ({ label: labels.at(-1) ?? "", text: shownValue(field, value, words) }))
    .filter(({ text }) => text !== "")
    .map(({ label, text }) => `${label}: ${text}`);
}
