import type { FieldForm, NumberUnit } from "../../../../../content/model/collections/field-form";
import { parseWholeNumber } from "../../../../../content/model/text/whole-number";
import { yen } from "../../../../../content/model/text/yen";
import { textIn } from "../../fields/values";
import { languageOf, type Words } from "../../services/words";
import { missingOr, plain, textOf, type InputKind } from "./input-kind";

/** A whole number, as it was typed until it is stored. */
export const number: InputKind<Extract<FieldForm, { input: "number" }>> = {
  ...plain,
  write({ name }, values, { path, raw }) {
    const value = values[path];
    if (typeof value !== "string" || textOf(raw) === value) return { [name]: raw };
    return { [name]: value.trim() === "" ? undefined : (parseWholeNumber(value) ?? value) };
  },
  fault: missingOr((text, { field: { min = 0, wrong } }, words) =>
    (parseWholeNumber(text) ?? -1) < min ? (wrong ?? words.faults.number) : undefined,
  ),
  show: ({ unit }, value, words) => figure(textIn(value), unit, words),
};

/** "¥15,000", "30 days"; any other text as it was typed. */
export function figure(typed: string, unit: NumberUnit | undefined, words: Words): string {
  const figures = parseWholeNumber(typed);
  if (figures === undefined || unit === undefined || unit === "year") return typed;
  if (unit === "yen") return yen(languageOf(words), figures);
  return `${String(figures)}${unit === "percent" ? "" : " "}${words.units[unit]}`;
}
