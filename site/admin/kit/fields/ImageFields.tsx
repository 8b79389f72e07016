import type { FormHandle } from "../form/form-handle";
import { ImageField } from "./ImageField";
import { useServices } from "../app/services";
import { TextPair, type FormMarks } from "./TextPair";
import type { PictureChoice } from "./use-picture-choice";
import type { CommonValues, ImageChoice } from "../form/values";

interface ImageFieldsProps<V extends CommonValues> {
  readonly form: FormHandle<V>;
  readonly marks: FormMarks;
  readonly image: ImageChoice;
  readonly pictures: PictureChoice;
  readonly hasCurrent: boolean;
  readonly shownUrl: string | undefined;
}

/** The image and its description in both languages, which every image needs. */
export function ImageFields<V extends CommonValues>({ form, marks, shownUrl, ...image }: ImageFieldsProps<V>) {
  const { words } = useServices();
  const hasPicture = shownUrl !== undefined;
  return (
    <fieldset className="adm-group">
      <legend>{words.image.section}</legend>
      <ImageField
        id={form.idOf("image")}
        choice={image.image}
        pictures={image.pictures}
        hasCurrent={image.hasCurrent}
        shownUrl={shownUrl}
        error={form.errorOf("image")}
      />
      <p className="adm-hint">{words.image.altHint}</p>
      <TextPair
        form={form}
        name="imageAlt"
        label={words.image.alt}
        marks={hasPicture ? marks : {}}
        required={hasPicture ? "both" : "none"}
      />
    </fieldset>
  );
}
