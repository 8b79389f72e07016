import { z } from "zod";
import { bilingual, isoDate } from "../collections/fields";
import { label, PageMetadata, PictureWithAlt } from "./page-parts";

/** `pages/president.yml`: the president's message (R4.1). */
export const PresidentPage = z.strictObject({
  id: z.literal("president"),
  metadata: PageMetadata,
  heading: bilingual(120),
  greeting: bilingual(200),
  welcome: bilingual(600),
  paragraphs: z.array(bilingual(2000)).min(1),
  date: isoDate,
  name: bilingual(120),
  title: bilingual(200),
  picture: PictureWithAlt,
  aboutLabel: label,
  officeholdersLabel: label,
});
export type PresidentPage = z.infer<typeof PresidentPage>;
