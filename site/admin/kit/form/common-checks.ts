import { isSafeLink, normaliseLink } from "../../../../content/model/text/link";
import { hasJapanese, type CommonValues, type FieldErrors, type AltTextRequirement } from "./values";
import { fill, type TextKindWords, type Words } from "../status/words";

/** A field that must not be empty. */
export interface RequiredField {
  readonly control: string;
  readonly value: string;
  readonly label: string;
}

/** Errors of the required fields that are empty, in the order of the form. */
export function missingFields(fields: readonly RequiredField[], words: Words): FieldErrors {
  const missing = fields.filter(({ value }) => value.trim() === "");
  return Object.fromEntries(missing.map(({ control, label }) => [control, fill(words.form.requiredField, { label })]));
}

/** The required fields every kind has: title and text in English. */
export function requiredTexts(values: CommonValues, words: Words, kindWords: TextKindWords): readonly RequiredField[] {
  return [
    { control: "title", value: values.title, label: words.form.title },
    { control: "body", value: values.body, label: kindWords.body },
  ];
}

/** The link rule of the model (R8.6), before anything is sent. */
export function linkErrors({ link }: CommonValues, words: Words): FieldErrors {
  return isPlausibleLink(link) ? {} : { link: words.form.linkInvalid };
}

/** True for no link, and for one that the model takes. */
export function isPlausibleLink(link: string): boolean {
  return link.trim() === "" || isSafeLink(normaliseLink(link));
}

/** A picture needs a description in each language that has a text, unless it is decorative (WCAG 1.1.1). */
export function pictureErrors(values: CommonValues, picture: AltTextRequirement, words: Words): FieldErrors {
  const given = values.imageAlt.trim() !== "" || values.imageAlt_jp.trim() !== "";
  if (picture === "none" || values.imageDecorative || (picture === "undescribed-before" && !given)) return {};
  return {
    ...(values.imageAlt.trim() === "" ? { imageAlt: words.image.altRequired } : {}),
    ...(hasJapanese(values) && values.imageAlt_jp.trim() === ""
      ? { imageAlt_jp: words.image.altRequiredJapanese }
      : {}),
  };
}
