import { z } from "zod";
import { field } from "../field-meta";
import { bilingual } from "../fields";
import { ArchiveTexts, metadata, pageHeader } from "./page-parts";

/** `pages/events.yml`. */
export const EventsPage = field(
  z.strictObject({
    id: z.literal("events"),
    metadata,
    ...pageHeader,
    upcomingHeading: field(bilingual(120), "Heading of the coming events", "今後のイベントの見出し"),
    /** Shown instead of the list when nothing is upcoming or running. */
    noUpcoming: field(bilingual(300), "Text when no event is coming", "予定がないときの文言"),
    pastHeading: field(bilingual(120), "Heading of the past events", "過去のイベントの見出し"),
    noPast: field(bilingual(300), "Text when there is no past event", "過去のイベントがないときの文言"),
    archive: field(ArchiveTexts, "Pages of older events", "過去のイベントの一覧"),
  }),
  "Events",
  "イベント",
);
export type EventsPage = z.infer<typeof EventsPage>;
