import { z } from "zod";
import { says } from "../problems/fault";
import { bilingual, isoDate } from "./fields";

const text = z.string().trim();

/** A paragraph of the terms: text, a list (an empty item is a line break), or a contact (R4.10). */
export const TermsParagraph = z.union(
  [text.min(1), z.array(text), z.strictObject({ text: text.min(1), email: z.email() })],
  says("termsParagraph"),
);
export type TermsParagraph = z.infer<typeof TermsParagraph>;

/** A section of the terms in both languages. */
export const TermsSection = z.strictObject({
  heading: bilingual(200),
  paragraph: z.strictObject({ en: TermsParagraph, ja: TermsParagraph }),
});
export type TermsSection = z.infer<typeof TermsSection>;

/** `terms.yml`. */
export const Terms = z.strictObject({ updated: isoDate, sections: z.array(TermsSection).min(1) });
export type Terms = z.infer<typeof Terms>;
