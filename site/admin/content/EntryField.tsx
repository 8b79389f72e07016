import type { FieldForm } from "../../../content/model/api/collection-answers";
import { languages, type Language } from "../../../content/model/text/language";
import { useServices } from "../kit/app/services";
import { CheckField } from "../kit/fields/CheckField";
import { markId } from "../kit/fields/Field";
import { MarkdownField } from "../kit/fields/MarkdownField";
import { TextField } from "../kit/fields/TextField";
import { UploadedPictureField } from "../kit/fields/UploadedPictureField";
import { FieldMarkNote, markFor } from "../kit/translations/FieldMarkNote";
import { ChoiceField } from "./fields/ChoiceField";
import { EntryChoiceField } from "./fields/EntryChoiceField";
import { FixedField } from "./fields/FixedField";
import { GroupField } from "./fields/GroupField";
import { LinesField } from "./fields/LinesField";
import { ListField } from "./fields/ListField";
import { NumberField } from "./fields/NumberField";
import { useContentWords } from "./content-words";
import type { ControlProps, Place } from "./entry-place";
import { inLanguage } from "./field-labels";
import { applies, join } from "./field-values";

/** The control of a field, by its kind of input. */
export function EntryField({ field, place, titled = false }: ControlProps) {
  const { form, local, raw } = place;
  const key = join(local, field.name);
  if (!applies(field, raw, form.values, local)) return null;
  const { label, hint, required } = field;
  const text = form.text(key);
  const plain = { field: text, label, hint, required };
  switch (field.input) {
    case "line":
    case "lines":
    case "markdown":
      return <Texts field={field} place={place} />;
    case "number":
      return <NumberField {...plain} unit={field.unit} />;
    case "date":
      return <TextField {...plain} type="date" />;
    case "moment":
      return <TextField {...plain} />;
    case "link":
      return <TextField {...plain} type="url" />;
    case "email":
      return <TextField {...plain} type="email" />;
    case "picture":
      return (
        <UploadedPictureField
          key={`${place.entry} ${place.path}`}
          id={text.id}
          label={label}
          hint={hint}
          error={text.error}
          value={text.value}
          required={required}
          name={place.pictureName}
          onChange={text.onChange}
        />
      );
    case "check":
      return (
        <CheckField
          id={text.id}
          label={label}
          checked={form.values[key] === true}
          onChange={(checked) => form.change({ [key]: checked })}
        />
      );
    case "choice":
      return <ChoiceField {...plain} options={field.options} several={field.several} />;
    case "entry":
      return <EntryChoiceField {...plain} of={field.of} />;
    case "group":
      return <GroupField field={field} place={place} titled={titled} />;
    case "list":
      return <ListField field={field} place={place} titled={titled} />;
    case "fixed":
      return <FixedField label={label} value={text.value} reason={field.reason} />;
  }
}

/** A text, in both languages side by side where it has them, with a mark where one needs work. */
function Texts({
  field,
  place,
}: {
  readonly field: Extract<FieldForm, { input: "line" | "lines" | "markdown" }>;
  readonly place: Place;
}) {
  const { words } = useServices();
  const own = useContentWords();
  const { form, local, path, marks } = place;
  const key = join(local, field.name);
  const { input, label, hint, required, languages: spoken } = field;
  const Plain = input === "line" ? TextField : LinesField;
  if (spoken === undefined) return <Plain field={form.text(key)} label={label} hint={hint} required={required} />;
  const nameIn = (language: Language) =>
    spoken === "within" ? join(key, language) : language === "ja" ? `${key}_jp` : key;
  return (
    <div className="adm-columns">
      {languages.map((language) => {
        const binding = form.text(nameIn(language));
        const whole = marks[join(path, field.name)];
        // In dozens of texts only those that need work are marked.
        const mark = whole?.state === "complete" ? undefined : markFor(whole, language);
        const common = {
          field: binding,
          label: inLanguage(label, language, { words, own }),
          textLanguage: language,
          required: required && (spoken === "within" || language === "en"),
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
