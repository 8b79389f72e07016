/** The values of a form as typed, each under the name of its control. */
export type FormValues = Readonly<Record<string, string | boolean>> & {
  /** "The other language is still right": a change of one language does not make the other one outdated. */
  readonly translationChecked: boolean;
};

/** What the forms of events and news hold, as typed: `body` is the Markdown of a description or content, `_jp` the Japanese texts. */
export type CommonValues = {
  readonly title: string;
  readonly title_jp: string;
  readonly body: string;
  readonly body_jp: string;
  readonly link: string;
  readonly buttonText: string;
  readonly buttonText_jp: string;
  readonly imageAlt: string;
  readonly imageAlt_jp: string;
  /** The picture adds nothing to the text: it has no description on purpose. */
  readonly imageDecorative: boolean;
  /** "The other language is still right": a change of one language does not make the other one outdated. */
  readonly translationChecked: boolean;
};

/** A text of a form in both languages, under the name that its translation mark has. */
export type BilingualTexts = Readonly<Record<string, { readonly en: string; readonly ja: string }>>;

/** Names of the texts that events and news have in both languages; the Japanese ones end in `_jp`. */
export const bilingualFields = ["title", "body", "buttonText", "imageAlt"] as const;
export type BilingualField = (typeof bilingualFields)[number];

/** The texts of events and news in both languages. */
export function commonTexts(values: CommonValues): BilingualTexts {
  return Object.fromEntries(bilingualFields.map((name) => [name, { en: values[name], ja: values[`${name}_jp`] }]));
}

/** Whether the picture needs an alt text: an existing one that never had it does not block a correction. */
export type AltTextRequirement = "none" | "undescribed-before" | "to-describe";

/** What is to happen with the item's image when it is saved. */
export type ImageChoice =
  { readonly kind: "keep" } | { readonly kind: "new"; readonly file: File } | { readonly kind: "remove" };

/** True when there is a Japanese version to which a picture belongs. */
export const hasJapanese = ({ title_jp, body_jp }: CommonValues): boolean => (title_jp + body_jp).trim() !== "";

/** Control name -> what is wrong with it, in the language of the admin. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What checking a form before sending found: `alert` is shown as a dialog (R9.4), `summary` over the list of wrong fields. */
export type Check =
  | { readonly kind: "fine" }
  | {
      readonly kind: "wrong";
      readonly alert?: string | undefined;
      readonly summary?: string;
      readonly errors: FieldErrors;
    };

/** True when two forms hold the same text in every field. */
export function sameValues<V extends object>(a: V, b: V): boolean {
  return (Object.keys(a) as (keyof V)[]).every((name) => a[name] === b[name]);
}
