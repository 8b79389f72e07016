import { eventTags } from "../items/page-tags";
import { EventState } from "../live/EventState";
import { useNewestEvent } from "../live/use-live-event";
import { usePageTags } from "../live/use-page-tags";
import type { EventPageData } from "./events-page-data";

/** The event as built, or as the API has it now. */
export function NewestEvent({ event, reports, pictures }: EventPageData) {
  const state = useNewestEvent(event);
  usePageTags(state.kind === "found" && state.event !== event ? state.event : undefined, eventTags);
  return <EventState state={state} reports={reports} pictures={pictures} />;
}
