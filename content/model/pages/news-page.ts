import { z } from "zod";
import { bilingual } from "../collections/fields";
import { ArchiveTexts, label, PageMetadata, pageHeader } from "./page-parts";

/** `pages/news.yml`: texts of the grid, and the way back from an article. */
export const NewsPage = z.strictObject({
  id: z.literal("news"),
  metadata: PageMetadata,
  ...pageHeader,
  /** Shown when there is no news item at all. */
  empty: bilingual(300),
  backLabel: label,
  archive: ArchiveTexts,
});
export type NewsPage = z.infer<typeof NewsPage>;
