import type { FieldForm } from "../../../../../content/model/collections/field-form";
import { languages, type Language } from "../../../../../content/model/text/language";
import { isBlank } from "../../../../../content/model/text/blank";
import { valueAt } from "../../../../../content/model/yaml/yaml-data";
import { textIn, type FieldValues } from "../../fields/values";
import { fill, type Words } from "../../services/words";
import { join, missingOr, plain, rawText, textOf, type InputKind } from "./input-kind";

type TextForm = Extract<FieldForm, { input: "line" | "lines" | "markdown" }>;

/** "Caption (English)". */
export function inLanguage(label: string, language: Language, words: Words): string {
  return fill(language === "en" ? words.form.inEnglish : words.form.inJapanese, { label });
}

/** True for a text without the field that it needs. */
export function isUnneeded(field: FieldForm, values: FieldValues, place: string): boolean {
  return "needs" in field && isBlank(textIn(values[join(place, field.needs)]));
}

/** A text in a language lies below its field, as "name.en", or beside it, as "name_jp". */
export const text: InputKind<TextForm> = {
  ...plain,
  read({ name, languages: spoken }, { path, raw, group }) {
    if (spoken === "within")
      return { [join(path, "en")]: textOf(valueAt(raw, "en")), [join(path, "ja")]: textOf(valueAt(raw, "ja")) };
    if (spoken === "beside") return { [path]: textOf(raw), [`${path}_jp`]: textOf(valueAt(group, `${name}_jp`)) };
    return { [path]: textOf(raw) };
  },
  write(field, values, { path, place, raw, group }) {
    const { name, languages: spoken } = field;
    const japanese = `${name}_jp`;
    if (isUnneeded(field, values, place)) return { [name]: undefined, [japanese]: undefined };
    if (spoken === "within") {
      const [en, ja] = languages.map((each) => rawText(values[join(path, each)], valueAt(raw, each)));
      if (en === undefined && ja === undefined) return { [name]: undefined };
      return { [name]: { ...(en !== undefined && { en }), ...(ja !== undefined && { ja }) } };
    }
    const written = { [name]: rawText(values[path], raw) };
    if (spoken === undefined) return written;
    return { ...written, [japanese]: rawText(values[`${path}_jp`], valueAt(group, japanese)) };
  },
  leaves(field, { leaf, values, walk, position, inner }) {
    const { languages: spoken, label, required } = field;
    if (spoken === undefined) return [leaf()];
    const off = position.off || isUnneeded(field, values, position.local);
    return languages.map((language) =>
      leaf(
        {
          text: { language, of: inner.place },
          off,
          labels: [...position.labels, inLanguage(label, language, walk.words)],
          required: required && (spoken === "within" || language === "en"),
        },
        (path) => (spoken === "within" ? join(path, language) : language === "ja" ? `${path}_jp` : path),
      ),
    );
  },
  fault: missingOr(({ length: count }, { field: { max = Infinity } }, words) =>
    count <= max ? undefined : fill(words.faults.tooLong, { max, count }),
  ),
  locate({ label, languages: spoken }, [next], path, words) {
    if (spoken === "beside") return { control: path, labels: [inLanguage(label, "en", words)] };
    if (spoken !== "within") return { control: path, labels: [label] };
    if (next !== "en" && next !== "ja") return { control: join(path, "en"), labels: [label] };
    return { control: join(path, next), labels: [inLanguage(label, next, words)] };
  },
};
