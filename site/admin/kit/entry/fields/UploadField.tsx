import type { FieldForm } from "../../../../../content/model/collections/field-form";
import { languages } from "../../../../../content/model/text/language";
import { CheckField } from "../../fields/CheckField";
import { ImageField } from "../../fields/ImageField";
import { textIn } from "../../fields/values";
import { useServices } from "../../services/services";
import type { Place } from "../entry-place";
import { join } from "../inputs/input-kind";
import { TextsField } from "./TextsField";

interface UploadFieldProps {
  readonly field: Extract<FieldForm, { input: "upload" }>;
  readonly place: Place;
}

/** The entry's own picture and its description in each language that has a text; a decorative one needs none. */
export function UploadField({ field: { name, alt }, place }: UploadFieldProps) {
  const { words } = useServices();
  const { form, local, picture, hasJapanese } = place;
  const key = join(local, name);
  const decorative = `${key}.decorative`;
  const asked = hasJapanese ? languages : (["en"] as const);
  const isText = alt.input === "line";
  return (
    <>
      <ImageField
        id={form.idOf(key)}
        choice={picture.image}
        pictures={picture.pictures}
        hasCurrent={picture.hasCurrent}
        shownUrl={picture.shownUrl}
        error={form.errorOf(key)}
        onUploaded={({ descriptions }) => {
          const names = { en: join(local, alt.name), ja: join(local, `${alt.name}_jp`) };
          const proposed = languages.flatMap((language) => {
            const [description] = descriptions[language];
            const isEmpty = textIn(form.values[names[language]]) === "" || picture.hasCurrent;
            return description !== undefined && isEmpty ? [[names[language], description] as const] : [];
          });
          if (proposed.length > 0) form.change(Object.fromEntries(proposed));
        }}
      />
      {picture.shownUrl === undefined ? null : (
        <>
          {form.values[decorative] === true || !isText ? null : (
            <TextsField
              field={alt}
              place={hasJapanese ? place : { ...place, marks: {} }}
              requiredIn={asked}
              only={form.text(join(local, `${alt.name}_jp`)).value === "" ? asked : languages}
            />
          )}
          <CheckField
            id={form.idOf(decorative)}
            label={words.image.decorative}
            checked={form.values[decorative] === true}
            onChange={(checked) => form.change({ [decorative]: checked })}
          />
        </>
      )}
    </>
  );
}
