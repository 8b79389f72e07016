import { languages, type Language } from "../../../../content/model/text/language";
import { markId } from "./Field";
import type { FormHandle } from "../form/form-handle";
import { MarkdownField } from "./MarkdownField";
import { useServices } from "../app/services";
import { TextField } from "./TextField";
import { FieldMarkNote, markFor } from "../translations/FieldMarkNote";
import type { FormMarks } from "../translations/translation-marks";
import type { BilingualField, CommonValues } from "../form/values";
import { fill } from "../status/words";

interface TextPairProps<V extends CommonValues> {
  readonly form: FormHandle<V>;
  readonly name: BilingualField;
  readonly label: string;
  readonly marks: FormMarks;
  readonly looks?: "line" | "markdown";
  /** The languages in which a text is required. */
  readonly required?: "none" | "english" | "both";
  /** The languages that are asked for. */
  readonly only?: readonly Language[];
}

/** One text in both languages, side by side where there is room, with a mark where a language needs work. */
export function TextPair<V extends CommonValues>({
  form,
  name,
  label,
  marks,
  looks = "line",
  required = "none",
  only = languages,
}: TextPairProps<V>) {
  const { words } = useServices();
  return (
    <div className="adm-columns">
      {only.map((language) => {
        const japanese = `${name}_jp` as const;
        const [own, other] = language === "en" ? [name, japanese] : [japanese, name];
        const mark = markFor(marks[name], language);
        const field = {
          field: form.text(own),
          label: fill(language === "en" ? words.form.inEnglish : words.form.inJapanese, { label }),
          textLanguage: language,
          required: required === "both" || (required === "english" && language === "en"),
          mark:
            mark === undefined ? undefined : (
              <FieldMarkNote id={markId(form.idOf(own))} mark={mark} checked={form.values.translationChecked} />
            ),
        };
        return looks === "markdown" ? (
          <MarkdownField key={language} {...field} twin={form.text(other)} />
        ) : (
          <TextField key={language} {...field} />
        );
      })}
    </div>
  );
}
