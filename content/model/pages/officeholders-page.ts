import { z } from "zod";
import { bilingual } from "../collections/fields";
import { label, PageMetadata, pageHeader, Picture } from "./page-parts";

/** `pages/officeholders.yml`: texts of the two lists and of a profile page; the people are `people/*.yml`. */
export const OfficeholdersPage = z.strictObject({
  id: z.literal("officeholders"),
  metadata: PageMetadata,
  ...pageHeader,
  boardHeading: bilingual(120),
  boardIntroduction: bilingual(400),
  foundingHeading: bilingual(120),
  foundingIntroduction: bilingual(400),
  /** Shown when a person's picture cannot be loaded (R4.1). */
  fallback: Picture,
  profile: z.strictObject({
    openLabel: label,
    aboutHeading: bilingual(120),
    companiesHeading: bilingual(120),
    experienceHeading: bilingual(120),
    backLabel: label,
  }),
});
export type OfficeholdersPage = z.infer<typeof OfficeholdersPage>;
