import { z } from "zod";
import { bilingual } from "../collections/fields";
import { PageMetadata, pageHeader, TextBlock } from "./page-parts";

/** `pages/contact.yml`; labels and messages of the form itself are UI words of the site. */
export const ContactPage = z.strictObject({
  id: z.literal("contact"),
  metadata: PageMetadata,
  ...pageHeader,
  formHeading: bilingual(120),
  /** What happens with what is written here; stands above the send button. */
  privacyNote: bilingual(400),
  /** What to know before writing: who answers, when, in which language. */
  notes: z.array(TextBlock).min(1),
});
export type ContactPage = z.infer<typeof ContactPage>;
