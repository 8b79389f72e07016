import { z } from "zod";
import { bilingual } from "../collections/fields";
import { ArchiveTexts, PageMetadata, pageHeader } from "./page-parts";

/** `pages/events.yml`. */
export const EventsPage = z.strictObject({
  id: z.literal("events"),
  metadata: PageMetadata,
  ...pageHeader,
  upcomingHeading: bilingual(120),
  /** Shown instead of the list when nothing is upcoming or running. */
  noUpcoming: bilingual(300),
  pastHeading: bilingual(120),
  noPast: bilingual(300),
  archive: ArchiveTexts,
});
export type EventsPage = z.infer<typeof EventsPage>;
