import { z } from "zod";
import { bilingual } from "../collections/fields";
import { label, pageHeader } from "./page-parts";

/**
 * `pages/not-found.yml`: the one bilingual page of unknown addresses (R2.4). Apart from the title its metadata are the
 * default tags of the site, from `site.yml` (R2.8).
 */
export const NotFoundPage = z.strictObject({
  id: z.literal("not-found"),
  title: bilingual(120),
  ...pageHeader,
  homeLabel: label,
  eventsLabel: label,
  newsLabel: label,
});
export type NotFoundPage = z.infer<typeof NotFoundPage>;
