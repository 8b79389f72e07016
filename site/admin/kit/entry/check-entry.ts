import type { FieldForm } from "../../../../content/model/collections/field-form";
import { isBlank } from "../../../../content/model/text/blank";
import { textIn, type AltTextRequirement, type FieldErrors, type FieldValues } from "../fields/values";
import type { Words } from "../services/words";
import { isEmpty, join } from "./inputs/input-kind";
import { kindOf } from "./kinds";
import type { Leaf } from "./inputs/leaf";
import { leavesOf } from "./leaves";

interface CheckOptions {
  /** Whether the entry's own picture needs a description. */
  readonly picture?: AltTextRequirement | undefined;
  /** False for "Title is required" in place of "Title (English) is required". */
  readonly namesLanguage?: boolean | undefined;
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
  const fault = kindOf(leaf.field).fault(leaf, words);
  if (fault === undefined) return [];
  return typeof fault === "string" ? [[leaf.path, fault]] : [[join(leaf.path, fault[0]), fault[1]]];
}
