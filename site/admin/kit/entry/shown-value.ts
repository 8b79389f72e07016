import type { FieldForm } from "../../../../content/model/collections/field-form";
import type { FieldValue, FieldValues } from "../fields/values";
import type { Words } from "../services/words";
import { kindOf } from "./kinds";
import { leavesOf } from "./leaves";

/** A field's value in words, as differences and conflicts show it. */
export function shownValue(field: FieldForm, value: FieldValue | undefined, words: Words): string {
  if (value === undefined) return "";
  return kindOf(field).show(field, value, words, (fields, values) => labelledTexts(fields, values, words));
}

/** All texts of a form with their labels, for the words of a whole list. */
function labelledTexts(fields: readonly FieldForm[], values: FieldValues, words: Words): readonly string[] {
  return leavesOf(fields, values, { words })
    .filter(({ field }) => field.input !== "list")
    .map(({ field, value, labels }) => ({ label: labels.at(-1) ?? "", text: shownValue(field, value, words) }))
    .filter(({ text }) => text !== "")
    .map(({ label, text }) => `${label}: ${text}`);
}

/** What the search of a list looks into. */
export function searchedTexts(fields: readonly FieldForm[], values: FieldValues, words: Words): readonly string[] {
  return leavesOf(fields, values, { words })
    .filter(({ field, off }) => field.input !== "list" && !off)
    .map(({ field, value }) => shownValue(field, value, words));
}
