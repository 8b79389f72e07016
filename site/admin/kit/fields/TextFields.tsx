import type { FormHandle } from "../form/form-handle";
import { useServices } from "../app/services";
import { TextPair, type FormMarks } from "./TextPair";
import type { CommonValues } from "../form/values";
import type { KindWords } from "../status/words";

interface TextFieldsProps<V extends CommonValues> {
  readonly form: FormHandle<V>;
  readonly kindWords: KindWords;
  readonly marks: FormMarks;
}

/** Title and text in both languages. */
export function TextFields<V extends CommonValues>({ form, kindWords, marks }: TextFieldsProps<V>) {
  const { words } = useServices();
  return (
    <fieldset className="adm-group">
      <legend>{words.form.texts}</legend>
      <TextPair form={form} name="title" label={words.form.title} marks={marks} required="english" />
      <TextPair form={form} name="body" label={kindWords.body} marks={marks} looks="markdown" required="english" />
    </fieldset>
  );
}
