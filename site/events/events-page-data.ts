import type { EventsPage } from "../../content/model/pages/events-page";
import type { InLanguage } from "../../content/model/pages/in-language";
import type { EventCardData } from "../items/event-card";
import type { BuiltList } from "../live/use-live-list";
import type { Pictures } from "../ui/Picture";

/** What the events page shows, in one language. */
export interface EventsPageData {
  readonly texts: Omit<InLanguage<EventsPage>, "id" | "metadata">;
  readonly events: BuiltList<EventCardData>;
  readonly pictures: Pictures;
}
