import { Fragment, type ComponentProps } from "react";
import type { FieldForm } from "../../../../../content/model/collections/field-form";
import { languages, type Language } from "../../../../../content/model/text/language";
import { useServices } from "../../services/services";
import { markId } from "../../fields/Field";
import { LanguageNotes } from "../../editor/LanguageNotes";
import { MarkdownField } from "../../editor/MarkdownField";
import { TextField } from "../../fields/TextField";
import { FieldMarkNote, markFor } from "../../translations/FieldMarkNote";
import { textIn } from "../../fields/values";
import { markName, type Place } from "../entry-place";
import { inLanguage } from "../inputs/text";
import { isUnneeded } from "../inputs/text";
import { join } from "../inputs/input-kind";
import { LinesField } from "./LinesField";

interface TextsFieldProps {
  readonly field: Extract<FieldForm, { input: "line" | "lines" | "markdown" }>;
  readonly place: Place;
  /** The languages in which the text is required, where the form decides that. */
  readonly requiredIn?: readonly Language[];
  /** The languages that are asked for. */
  readonly only?: readonly Language[];
}

/** Characters above which a line of text may be longer than its field is wide. */
const longLine = 120;

/** A text, in both languages side by side where it has them, with a mark where one needs work. */
export function TextsField({ field, place, requiredIn, only = languages }: TextsFieldProps) {
  const { words } = useServices();
  const { form, local, path, marks, bodyField } = place;
  const key = join(local, field.name);
  const { input, label, hint, required, languages: spoken } = field;
  const oneLine = input === "line";
  const isShort = oneLine && (field.max === undefined || field.max <= longLine);
  const plain = (common: ComponentProps<typeof TextField>) =>
    isShort ? <TextField {...common} /> : <LinesField {...common} oneLine={oneLine} />;
  if (spoken === undefined) return plain({ field: form.text(key), label, hint, required });
  const nameIn = (language: Language) =>
    spoken === "within" ? join(key, language) : language === "ja" ? `${key}_jp` : key;
  const needed = requiredIn ?? languages.filter((each) => required && (spoken === "within" || each === "en"));
  const whole = isUnneeded(field, form.values, local) ? undefined : marks[markName(join(path, field.name), bodyField)];
  const [en, ja] = languages.map((language) => form.text(nameIn(language)).value);
  return (
    <>
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
            <Fragment key={language}>{plain({ ...common, hint })}</Fragment>
          );
        })}
      </div>
      <LanguageNotes en={en ?? ""} ja={ja ?? ""} day={textIn(form.values["date"])} />
    </>
  );
}
