import type { FieldForm } from "../../../content/model/api/collection-answers";
import type { BilingualTexts } from "../kit/form/values";
import type { LabelWords } from "./field-labels";
import type { FieldValues } from "./field-values";
import { leavesOf } from "./leaves";

/** The texts of a form in both languages, under the paths by which translation marks name them. */
export function bilingualTexts(fields: readonly FieldForm[], values: FieldValues, words: LabelWords): BilingualTexts {
  const texts: Record<string, { readonly en: string; readonly ja: string }> = {};
  for (const { text, value, off } of leavesOf(fields, values, { words }))
    if (text && !off) texts[text.of] = { en: "", ja: "", ...texts[text.of], [text.language]: String(value) };
  return texts;
}
