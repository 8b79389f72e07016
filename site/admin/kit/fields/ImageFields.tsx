import { languages } from "../../../../content/model/text/language";
import type { FormHandle } from "../form/form-handle";
import { CheckField } from "./CheckField";
import { ImageField } from "./ImageField";
import { useServices } from "../app/services";
import { TextPair } from "./TextPair";
import type { FormMarks } from "../translations/translation-marks";
import type { PictureChoice } from "./use-picture-choice";
import { hasJapanese, type CommonValues, type ImageChoice } from "../form/values";

/** An item's own picture in its form. */
export interface PictureProps {
  readonly image: ImageChoice;
  readonly pictures: PictureChoice;
  readonly hasCurrent: boolean;
  readonly shownUrl: string | undefined;
}

interface ImageFieldsProps<V extends CommonValues> extends PictureProps {
  readonly form: FormHandle<V>;
  readonly marks: FormMarks;
}

/** The image and its description in each language that has a text; a decorative one needs none. */
export function ImageFields<V extends CommonValues>({ form, marks, shownUrl, ...image }: ImageFieldsProps<V>) {
  const { words } = useServices();
  const { imageDecorative, imageAlt_jp } = form.values;
  const asksJapanese = hasJapanese(form.values);
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
      {shownUrl === undefined ? null : (
        <>
          {imageDecorative ? null : (
            <>
              <p className="adm-hint">{words.image.altHint}</p>
              <TextPair
                form={form}
                name="imageAlt"
                label={words.image.alt}
                marks={asksJapanese ? marks : {}}
                required={asksJapanese ? "both" : "english"}
                only={asksJapanese || imageAlt_jp !== "" ? languages : ["en"]}
              />
            </>
          )}
          <CheckField
            id={form.idOf("imageDecorative")}
            label={words.image.decorative}
            checked={imageDecorative}
            onChange={(checked) => form.change({ imageDecorative: checked } as Partial<V>)}
          />
        </>
      )}
    </fieldset>
  );
}
