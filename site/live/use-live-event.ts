import { useEffect, useState } from "react";
import type { EventAnswer } from "../../content/model/api/answers";
import { normaliseId } from "../../content/model/collections/ids";
import { eventDetails, type EventDetails } from "../items/event-details";
import { useFrame } from "../shell/frame";
import { navigate } from "../shell/navigate";
import { useAnswer } from "./answer";
import { isDevelopmentPort } from "./is-development";
import { eventCallPath, fetchItem } from "./list-calls";

/** An event that is looked up (R15.5). */
export type LiveEvent =
  | { readonly kind: "loading" }
  | { readonly kind: "found"; readonly event: EventDetails }
  | { readonly kind: "not-found" };

/** The event of a page as the API has answered already, or as it was built. */
export function useNewestEvent(built: EventDetails): LiveEvent {
  const { language } = useFrame();
  const answer = useAnswer();
  const [state] = useState<LiveEvent>(() => {
    if (answer?.status === 404) return { kind: "not-found" };
    return { kind: "found", event: answer ? eventDetails(answer.body as EventAnswer, language) : built };
  });
  return state;
}

/** The event of an id, as an address has it, which is newer than the build. */
export function useNewerEvent(written: string): LiveEvent {
  const { language, routes } = useFrame();
  const [state, setState] = useState<LiveEvent>({ kind: "loading" });
  const id = normaliseId(written);
  const path = routes.event(language, id);

  useEffect(() => {
    const leaving = new AbortController();
    const show = (event: EventAnswer | undefined): void => {
      if (leaving.signal.aborted) return;
      setState(event ? { kind: "found", event: eventDetails(event, language) } : { kind: "not-found" });
      if (event) window.history.replaceState(window.history.state, "", path + location.search + location.hash);
    };
    lookUp(id, leaving.signal).then(show, (error: unknown) => {
      if (leaving.signal.aborted) return;
      console.error("The event could not be loaded.", error);
      // A static host finds the page by the exact letters only.
      if (id !== written) navigate(path, { replace: true });
      else show(undefined);
    });
    return () => leaving.abort();
  }, [id, written, path, language]);
  return state;
}

async function lookUp(id: string, signal: AbortSignal): Promise<EventAnswer | undefined> {
  if (isDevelopmentPort()) {
    const { sampleItems } = await import("../sample-data/sample-items");
    return sampleItems("events", new Date()).find(({ _id }) => _id === id);
  }
  return fetchItem<EventAnswer>(eventCallPath(id), signal);
}
