import { z } from "zod";
import { label, PageMetadata, pageHeader } from "./page-parts";

/** `pages/not-found.yml`: the one bilingual page of unknown addresses (ruling 6). */
export const NotFoundPage = z.strictObject({
  id: z.literal("not-found"),
  metadata: PageMetadata,
  ...pageHeader,
  homeLabel: label,
  eventsLabel: label,
  newsLabel: label,
});
export type NotFoundPage = z.infer<typeof NotFoundPage>;
