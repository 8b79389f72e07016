import { z } from "zod";
import { bilingual } from "../collections/fields";
import { LinkBlock, PageMetadata, pageHeader, Picture, TextBlock } from "./page-parts";

/** `pages/about.yml`: mission, vision, and the links to the president's message and the officeholders. */
export const AboutPage = z.strictObject({
  id: z.literal("about"),
  metadata: PageMetadata,
  ...pageHeader,
  picture: Picture,
  mission: TextBlock,
  vision: TextBlock,
  values: z.strictObject({ heading: bilingual(120), items: z.array(TextBlock).min(1) }),
  president: LinkBlock,
  officeholders: LinkBlock,
});
export type AboutPage = z.infer<typeof AboutPage>;
