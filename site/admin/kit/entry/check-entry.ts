import type { FieldForm } from "../../../../content/model/collections/field-form";
import { isIsoDate, typedDays } from "../../../../content/model/dates/event-dates";
import { clockOf } from "../../../../content/model/dates/event-time";
import { isSafeLink, normaliseLink } from "../../../../content/model/text/link";
import { parseWholeNumber } from "../../../../content/model/text/whole-number";
import { isBlank } from "../../../../content/model/text/blank";
import { momentFault } from "../dates/moment-parts";
import { fill, type Words } from "../services/words";
import { textIn, type AltTextRequirement, type FieldErrors, type FieldValues } from "../fields/values";
import { chosenOf, isOptionalGroup, itemsOf, join } from "./field-values";
import { leavesOf, type Leaf } from "./leaves";

interface CheckOptions {
  /** Whether the entry's own picture needs a description. */
  readonly picture?: AltTextRequirement | undefined;
  /** False for "Title is required" in place of "Title (English) is required". */
  readonly namesLanguage?: boolean;
}

/** What can be said before anything is sent, by control in the order of the form; the API checks everything again. */
export function checkFields(
  fields: readonly FieldForm[],
  values: FieldValues,
  words: Words,
  { picture = "none", namesLanguage = true }: CheckOptions = {},
): FieldErrors {
  const leaves = leavesOf(fields, values, { words }).filter(({ off }) => !off);
  const described = fields.flatMap((field) => (field.input === "upload" ? [field.alt] : []));
  const faults = leaves.flatMap((leaf) =>
    described.includes(leaf.field)
      ? descriptionFault(leaf, leaves, picture, words)
      : faultsOf(namesLanguage ? leaf : unnamed(leaf), words),
  );
  return Object.fromEntries(faults);
}

/** True when a field that must not be empty is. */
export function lacksRequired(fields: readonly FieldForm[], values: FieldValues, words: Words): boolean {
  return leavesOf(fields, values, { words }).some((leaf) => leaf.required && !leaf.off && isEmpty(leaf));
}

function isEmpty({ field, value }: Pick<Leaf, "field" | "value">): boolean {
  if (typeof value === "string") return field.input !== "list" && isBlank(value);
  return field.input === "choice" && chosenOf(value).length === 0;
}

type Fault = readonly [control: string, text: string];

/** A picture needs a description in each language that has a text, unless it is decorative (WCAG 1.1.1). */
function descriptionFault(leaf: Leaf, leaves: readonly Leaf[], picture: AltTextRequirement, words: Words): Fault[] {
  const given = leaves.some(({ field, value }) => field === leaf.field && !isBlank(textIn(value)));
  if (picture === "none" || (picture === "undescribed-before" && !given) || !isEmpty(leaf)) return [];
  if (leaf.text?.language === "en") return [[leaf.path, words.image.altRequired]];
  const hasJapanese = leaves.some((each) => each.field !== leaf.field && isJapaneseText(each));
  return hasJapanese ? [[leaf.path, words.image.altRequiredJapanese]] : [];
}

/** True for a Japanese text that a person wrote. */
export const isJapaneseText = ({ field, text, value }: Leaf): boolean =>
  text?.language === "ja" && !("proposed" in field) && !isBlank(textIn(value));

const unnamed = (leaf: Leaf): Leaf => ({ ...leaf, labels: [leaf.field.label] });

function faultsOf(leaf: Leaf, words: Words): Fault[] {
  const text = faultOf(leaf, words);
  if (text !== undefined) return [[leaf.path, text]];
  const { start, end } = leaf.field.input === "days" ? typedDays(textIn(leaf.value)) : {};
  if (start === undefined || end === undefined || (end !== "" && end >= start)) return [];
  return [[join(leaf.path, "end"), end === "" ? words.dates.endDateRequired : words.dates.endBeforeStart]];
}

function faultOf({ field, value, required, labels, beside }: Leaf, words: Words): string | undefined {
  if (field.input === "check" || field.input === "upload" || isOptionalGroup(field)) return undefined;
  if (field.input === "list") {
    const { min, max = Infinity, label } = field;
    const count = itemsOf(value).length;
    const rule = countRule(field, words.items.rules) ?? "";
    return count < min || count > max ? fill(words.items.wrongCount, { label, rule }) : undefined;
  }
  const text = textIn(value).trim();
  if (field.input === "time")
    return text === "" || clockOf(textIn(value))?.start === "" ? words.dates.timeRequired : undefined;
  const isMissing = isEmpty({ field, value }) || (field.input === "days" && typedDays(textIn(value)).start === "");
  if (isMissing) return required ? fill(missing(field, words), { label: labels.at(-1) ?? "" }) : undefined;
  switch (field.input) {
    case "line":
    case "lines":
    case "markdown":
      if (field.max === undefined || text.length <= field.max) return undefined;
      return fill(words.faults.tooLong, { max: field.max, count: text.length });
    case "number":
      return (parseWholeNumber(text) ?? -1) < (field.min ?? 0) ? (field.wrong ?? words.faults.number) : undefined;
    case "date": {
      const last = field.notAfter === undefined ? "" : lastDay(beside(field.notAfter));
      if (!isIsoDate(text)) return words.faults.date;
      return last !== "" && text > last ? field.wrong : undefined;
    }
    case "moment":
      return momentFault(text, words);
    case "link":
      return isSafeLink(normaliseLink(text)) ? undefined : words.form.linkInvalid;
    case "email":
      // A coarse check; the API validates the address.
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : words.faults.email;
    default:
      return undefined;
  }
}

/** What is said of a required field that is empty: a picture, like an entry, is chosen and not typed. */
function missing({ input }: FieldForm, { form, image }: Words): string {
  if (input === "picture") return image.required;
  return input === "choice" || input === "entry" ? form.requiredChoice : form.requiredField;
}

/** The last of one or several days as they are typed; "" while it is missing. */
export function lastDay(days: string): string {
  const { start, end } = typedDays(days);
  return end ?? start;
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
