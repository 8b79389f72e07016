import type { FormHandle } from "./form-handle";
import { ImageField } from "./ImageField";
import { useServices } from "./services";
import { TextField } from "./TextField";
import type { CommonValues, ImageChoice } from "./values";
import { fill } from "./words";

interface ImageFieldsProps<V extends CommonValues> {
  readonly form: FormHandle<V>;
  readonly image: ImageChoice;
  readonly currentUrl: string | undefined;
  readonly onChoose: (choice: ImageChoice) => void;
}

/** The image and its description in both languages. */
export function ImageFields<V extends CommonValues>({ form, image, currentUrl, onChoose }: ImageFieldsProps<V>) {
  const { words } = useServices();
  const label = words.image.alt;
  return (
    <fieldset className="adm-group">
      <legend>{words.image.section}</legend>
      <ImageField
        id={form.idOf("image")}
        choice={image}
        currentUrl={currentUrl}
        error={form.errorOf("image")}
        onChoose={onChoose}
      />
      <p className="adm-hint">{words.image.altHint}</p>
      <div className="adm-columns">
        <TextField field={form.text("imageAlt")} label={fill(words.form.inEnglish, { label })} textLanguage="en" />
        <TextField field={form.text("imageAlt_jp")} label={fill(words.form.inJapanese, { label })} textLanguage="ja" />
      </div>
    </fieldset>
  );
}
