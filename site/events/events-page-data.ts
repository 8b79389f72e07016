import type { PageTexts } from "../ui/page-texts";
import type { ArchivePageData } from "../items/archive-page-data";
import type { ArchiveLink } from "../items/ArchiveNavigation";
import type { EventCardData } from "../items/event-card";
import type { EventDetails, EventReport } from "../items/event-details";
import type { BuiltList } from "../live/use-live-list";
import type { Pictures } from "../ui/Picture";

/** What the events page shows, in one language. */
export interface EventsPageData {
  readonly texts: Omit<PageTexts<"events">, "archive">;
  /** All that are not over, and the newest past ones (content/model/entries/archive.ts). */
  readonly events: BuiltList<EventCardData>;
  readonly pictures: Pictures;
  /** Link to older ones, when there are any. */
  readonly older?: ArchiveLink;
}

/** What a page of older past events shows, in one language. */
export interface EventsArchivePageData extends ArchivePageData<EventCardData> {
  readonly listHeading: string;
}

/** What an event's page shows, in one language. */
export interface EventPageData {
  readonly event: EventDetails;
  /** ETag under which the API answers this very event. */
  readonly etag: string;
  readonly reports: readonly EventReport[];
  readonly pictures: Pictures;
}
