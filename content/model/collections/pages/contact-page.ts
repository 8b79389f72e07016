import { z } from "zod";
import { field } from "../field-meta";
import { bilingual, listOf } from "../fields";
import { metadata, pageHeader, TextBlock } from "./page-parts";

/** `pages/contact.yml`; labels and messages of the form itself are UI words of the site. */
export const ContactPage = field(
  z.strictObject({
    id: z.literal("contact"),
    metadata,
    ...pageHeader,
    formHeading: field(bilingual(120), "Heading of the form", "フォームの見出し"),
    /** How the inquiry's data are used; shown above the send button. */
    privacyNote: field(bilingual(400), "How the data are used", "個人情報の取り扱い"),
    /** What to know before writing: who answers, when, in which language. */
    notes: field(listOf(TextBlock), "Good to know", "ご案内", { item: { en: "note", ja: "ご案内" } }),
  }),
  "Contact",
  "お問い合わせ",
);
export type ContactPage = z.infer<typeof ContactPage>;
