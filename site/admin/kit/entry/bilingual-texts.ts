import type { FieldForm } from "../../../../content/model/collections/field-form";
import { isBlank } from "../../../../content/model/text/blank";
import { textIn, type BilingualTexts, type FieldValues } from "../fields/values";
import type { Words } from "../services/words";
import { markName } from "./entry-place";
import { leavesOf } from "./leaves";

/** The texts of a form in both languages, under the paths by which translation marks name them. */
export function bilingualTexts(
  fields: readonly FieldForm[],
  values: FieldValues,
  words: Words,
  bodyField?: string,
): BilingualTexts {
  const texts: Record<string, { readonly en: string; readonly ja: string }> = {};
  for (const leaf of leavesOf(fields, values, { words })) {
    const { text, value, off } = leaf;
    if (text && !off && !isSameName(leaf.field, text.of, values)) {
      const name = markName(text.of, bodyField);
      texts[name] = { en: "", ja: "", ...texts[name], [text.language]: textIn(value) };
    }
  }
  return texts;
}

/** True for a name without a Japanese one, which is the same in both languages. */
const isSameName = (field: FieldForm, path: string, values: FieldValues): boolean =>
  "properName" in field && isBlank(textIn(values[`${path}_jp`]));
