import type { FormHandle } from "./form-handle";
import { MarkdownField } from "./MarkdownField";
import { useServices } from "./services";
import { TextField } from "./TextField";
import type { CommonValues } from "./values";
import { fill, type KindWords } from "./words";

interface TextFieldsProps<V extends CommonValues> {
  readonly form: FormHandle<V>;
  readonly kindWords: KindWords;
}

/** Title and text in both languages, side by side where there is room. */
export function TextFields<V extends CommonValues>({ form, kindWords }: TextFieldsProps<V>) {
  const { words } = useServices();
  const english = (label: string) => fill(words.form.inEnglish, { label });
  const japanese = (label: string) => fill(words.form.inJapanese, { label });
  return (
    <fieldset className="adm-group">
      <legend>{words.form.texts}</legend>
      <div className="adm-columns">
        <TextField field={form.text("title")} label={english(words.form.title)} textLanguage="en" required />
        <TextField field={form.text("title_jp")} label={japanese(words.form.title)} textLanguage="ja" />
        <MarkdownField field={form.text("body")} label={english(kindWords.body)} textLanguage="en" required />
        <MarkdownField field={form.text("body_jp")} label={japanese(kindWords.body)} textLanguage="ja" />
      </div>
    </fieldset>
  );
}
