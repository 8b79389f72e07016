import { z } from "zod";
import { field } from "../field-meta";
import { label, metadata, pageHeader } from "./page-parts";

/** `pages/terms.yml`; the sections are in `terms.yml`. */
export const TermsPage = field(
  z.strictObject({
    id: z.literal("terms"),
    metadata,
    ...pageHeader,
    /** Shown before the date of the last change. */
    updatedLabel: label("Words before the date", "日付の前の文言"),
  }),
  "Terms and privacy",
  "利用規約・プライバシーポリシー",
);
export type TermsPage = z.infer<typeof TermsPage>;
