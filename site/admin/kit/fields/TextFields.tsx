import type { FormHandle } from "../form/form-handle";
import { useServices } from "../app/services";
import { TextPair } from "./TextPair";
import type { FormMarks } from "../translations/translation-marks";
import type { CommonValues } from "../form/values";
import type { TextKindWords, Words } from "../status/words";

interface TextFieldsProps<V extends CommonValues> {
  readonly form: FormHandle<V>;
  readonly words: (words: Words) => TextKindWords;
  readonly marks: FormMarks;
}

/** Title and text in both languages. */
export function TextFields<V extends CommonValues>({ form, words: kindWords, marks }: TextFieldsProps<V>) {
  const { words } = useServices();
  return (
    <fieldset className="adm-group">
      <legend>{words.form.texts}</legend>
      <TextPair form={form} name="title" label={words.form.title} marks={marks} required="english" />
      <TextPair
        form={form}
        name="body"
        label={kindWords(words).body}
        marks={marks}
        looks="markdown"
        required="english"
      />
    </fieldset>
  );
}
