import { z } from "zod";
import { label, PageMetadata, pageHeader } from "./page-parts";

/** `pages/terms.yml`; the sections are in `terms.yml`. */
export const TermsPage = z.strictObject({
  id: z.literal("terms"),
  metadata: PageMetadata,
  ...pageHeader,
  /** Shown before the date of the last change. */
  updatedLabel: label,
});
export type TermsPage = z.infer<typeof TermsPage>;
