import type { FieldForm } from "../../../../../content/model/api/collection-answers";
import { languages, type Language } from "../../../../../content/model/text/language";
import { useServices } from "../../app/services";
import { markId } from "../../fields/Field";
import { MarkdownField } from "../../fields/MarkdownField";
import { TextField } from "../../fields/TextField";
import { FieldMarkNote, markFor } from "../../translations/FieldMarkNote";
import { markName } from "../bilingual-texts";
import type { Place } from "../entry-place";
import { inLanguage } from "../field-labels";
import { isUnneeded, join } from "../field-values";
import { LinesField } from "./LinesField";

interface TextsFieldProps {
  readonly field: Extract<FieldForm, { input: "line" | "lines" | "markdown" }>;
  readonly place: Place;
  /** The languages in which the text is required, where the form decides that. */
  readonly requiredIn?: readonly Language[];
  /** The languages that are asked for. */
  readonly only?: readonly Language[];
}

/** A text, in both languages side by side where it has them, with a mark where one needs work. */
export function TextsField({ field, place, requiredIn, only = languages }: TextsFieldProps) {
  const { words } = useServices();
  const { form, local, path, marks, bodyField } = place;
  const key = join(local, field.name);
  const { input, label, hint, required, languages: spoken } = field;
  const Plain = input === "line" ? TextField : LinesField;
  if (spoken === undefined) return <Plain field={form.text(key)} label={label} hint={hint} required={required} />;
  const nameIn = (language: Language) =>
    spoken === "within" ? join(key, language) : language === "ja" ? `${key}_jp` : key;
  const needed = requiredIn ?? languages.filter((each) => required && (spoken === "within" || each === "en"));
  const whole = isUnneeded(field, form.values, local) ? undefined : marks[markName(join(path, field.name), bodyField)];
  return (
    <div className="adm-columns">
      {only.map((language) => {
        const binding = form.text(nameIn(language));
        // In dozens of texts only those that need work are marked.
        const mark = whole?.state === "complete" ? undefined : markFor(whole, language);
        const common = {
          field: binding,
          label: inLanguage(label, language, words),
          textLanguage: language,
          required: needed.includes(language),
          mark:
            mark === undefined ? undefined : (
              <FieldMarkNote id={markId(binding.id)} mark={mark} checked={place.checked} />
            ),
        };
        return input === "markdown" ? (
          <MarkdownField key={language} {...common} twin={form.text(nameIn(language === "en" ? "ja" : "en"))} />
        ) : (
          <Plain key={language} {...common} hint={hint} />
        );
      })}
    </div>
  );
}
