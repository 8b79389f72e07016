import { z } from "zod";
import { says } from "../problems/fault";
import type { Collection } from "./collection";
import { described, field } from "./field-meta";
import { bilingual, isoDate, listOf } from "./fields";
import { paragraphOfText } from "./terms-paragraph";

const text = z.string().trim();

/** A paragraph of the terms: text, a list (an empty item is a line break), or a contact (R4.10). Lines of a form become one of them. */
export const TermsParagraph = z.preprocess(
  (value) => (typeof value === "string" && value.includes("\n") ? paragraphOfText(value) : value),
  z.union([text.min(1), listOf(text), z.strictObject({ text: text.min(1), email: z.email() })], says("termsParagraph")),
);
export type TermsParagraph = z.infer<typeof TermsParagraph>;

/** A section of the terms in both languages. */
export const TermsSection = z.strictObject({
  heading: field(bilingual(200), "Heading", "見出し"),
  paragraph: field(
    described(z.strictObject({ en: TermsParagraph, ja: TermsParagraph }), { input: "lines", languages: "within" }),
    "Text",
    "本文",
    {
      hint: {
        en: "Each line becomes an item of a list. A last line like <name@example.org> becomes a link for e-mail.",
        ja: "複数行にすると、1行が箇条書きの1項目になります。最後の行に <name@example.org> のように書くと、メールのリンクになります。",
      },
    },
  ),
});
export type TermsSection = z.infer<typeof TermsSection>;

/** `terms.yml`. */
export const Terms = z.strictObject({
  updated: field(isoDate, "Last changed on", "最終改定日"),
  sections: field(listOf(TermsSection).min(1), "Sections", "条項", { item: { en: "section", ja: "条項" } }),
});
export type Terms = z.infer<typeof Terms>;

/** `terms.yml`. */
export const terms: Collection<Terms> = {
  name: "terms",
  extent: "single",
  label: { en: "Terms and conditions", ja: "利用規約" },
  entry: { en: "terms and conditions", ja: "利用規約" },
  noun: "terms and conditions",
  schemaOf: () => Terms,
  badId: "unknownPlace",
  titleFields: [],
};
