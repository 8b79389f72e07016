import { z } from "zod";
import { bilingual } from "../collections/fields";
import { LinkBlock, PageMetadata, pageHeader } from "./page-parts";

/** `pages/directory.yml`. */
export const DirectoryPage = z.strictObject({
  id: z.literal("directory"),
  metadata: PageMetadata,
  ...pageHeader,
  /** Why the tab of individual members cannot be chosen. */
  individualNote: bilingual(300),
  join: LinkBlock,
});
export type DirectoryPage = z.infer<typeof DirectoryPage>;
