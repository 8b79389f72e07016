import type { FieldForm } from "../../../content/model/api/collection-answers";
import { isIsoDate } from "../../../content/model/dates/event-dates";
import { parseWholeNumber } from "../../../content/model/text/whole-number";
import { isPlausibleLink } from "../kit/form/common-checks";
import type { FieldErrors } from "../kit/form/values";
import { fill } from "../kit/status/words";
import type { LabelWords } from "./field-labels";
import { isOptionalGroup, itemsOf, type FieldValues } from "./field-values";
import { leavesOf, type Leaf } from "./leaves";

/** What can be said before anything is sent, by control in the order of the form; the API checks everything again. */
export function checkFields(fields: readonly FieldForm[], values: FieldValues, words: LabelWords): FieldErrors {
  const found = leavesOf(fields, values, { words })
    .filter(({ off }) => !off)
    .map((leaf) => [leaf.path, faultOf(leaf, words)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function faultOf({ field, value, required, labels }: Leaf, { words, own }: LabelWords): string | undefined {
  if (field.input === "check" || isOptionalGroup(field)) return undefined;
  if (field.input === "list") {
    const { min, max = Infinity, label } = field;
    const count = itemsOf(value).length;
    const rule = countRule(field, own.list.rules) ?? "";
    return count < min || count > max ? fill(own.list.wrongCount, { label, rule }) : undefined;
  }
  const text = String(value).trim();
  if (text === "" || text === "[]")
    return required ? fill(words.form.requiredField, { label: labels.at(-1) ?? "" }) : undefined;
  switch (field.input) {
    case "line":
    case "lines":
    case "markdown":
      if (field.max === undefined || text.length <= field.max) return undefined;
      return fill(own.wrong.tooLong, { max: field.max, count: text.length });
    case "number":
      return parseWholeNumber(text) === undefined ? own.wrong.number : undefined;
    case "date":
      return isIsoDate(text) ? undefined : own.wrong.date;
    case "link":
      return isPlausibleLink(text) ? undefined : words.form.linkInvalid;
    case "email":
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : own.wrong.email;
    default:
      return undefined;
  }
}

/** How many items a list must have, in one of the sentences. */
export function countRule(
  { min, max }: Pick<Extract<FieldForm, { input: "list" }>, "min" | "max">,
  rules: { readonly exactly: string; readonly atLeast: string; readonly atMost: string; readonly between: string },
): string | undefined {
  if (max !== undefined && min === max) return fill(rules.exactly, { count: max });
  if (max === undefined) return min === 0 ? undefined : fill(rules.atLeast, { min });
  return min === 0 ? fill(rules.atMost, { max }) : fill(rules.between, { min, max });
}
