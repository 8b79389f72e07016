import { eventTags } from "../items/page-tags";
import { EventState } from "../live/EventState";
import { useNewerEvent } from "../live/use-live-event";
import { usePageTags } from "../live/use-page-tags";
import { useFrame } from "../shell/frame";

/** An event that is newer than the build (R15.5); `id` as the address has it, without one the event is being loaded. */
export function NewerEvent({ id }: { readonly id?: string }) {
  return id === undefined ? <EventState state={{ kind: "loading" }} /> : <LookedUpEvent id={id} />;
}

function LookedUpEvent({ id }: { readonly id: string }) {
  const { language, routes } = useFrame();
  const state = useNewerEvent(id);
  const event = state.kind === "found" ? state.event : undefined;
  usePageTags(event, eventTags, event && routes.event(language, event._id));
  return <EventState state={state} />;
}
