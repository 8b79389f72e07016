import type { FieldForm } from "../../../content/model/api/collection-answers";
import type { BilingualTexts } from "../kit/form/values";
import { applies, isOptionalGroup, itemsOf, join, type FieldValues, type Within } from "./field-values";

/** The texts of a form in both languages, under the paths by which translation marks name them. */
export function bilingualTexts(
  fields: readonly FieldForm[],
  values: FieldValues,
  { local = "", place = "", raw }: Within = {},
): BilingualTexts {
  const found = fields
    .filter((field) => applies(field, raw, values, local))
    .map((field) => textsOfField(field, values, join(local, field.name), join(place, field.name)));
  return Object.assign({}, ...found) as BilingualTexts;
}

function textsOfField(field: FieldForm, values: FieldValues, local: string, place: string): BilingualTexts {
  const text = (key: string) => String(values[key] ?? "");
  switch (field.input) {
    case "line":
    case "lines":
    case "markdown":
      if (field.languages === "within")
        return { [place]: { en: text(join(local, "en")), ja: text(join(local, "ja")) } };
      return field.languages === "beside" ? { [place]: { en: text(local), ja: text(`${local}_jp`) } } : {};
    case "group":
      if (isOptionalGroup(field) && values[local] !== true) return {};
      return bilingualTexts(field.fields, values, { local, place });
    case "list": {
      const items = itemsOf(values[local]).map(({ values: own, raw }, index) =>
        field.item.input === "group"
          ? bilingualTexts(field.item.fields, own, { place: join(place, index), raw })
          : textsOfField(field.item, own, "", join(place, index)),
      );
      return Object.assign({}, ...items) as BilingualTexts;
    }
    default:
      return {};
  }
}
