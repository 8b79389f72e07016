import type { PublishAnswer } from "../../../../content/model/api/answers";

/**
 * Publishing state of a save: "asking" until the publisher's first answer, "unknown" while the publisher cannot be reached,
 * "held" while the site stays on an older release, "none" where no static pages are built, "gone" when
 * the branch no longer contains the save.
 */
export type Publishing =
  | { readonly kind: "asking" | "unknown" | "waiting" | "building" | "live" | "held" | "gone" | "none" }
  | { readonly kind: "failed"; readonly reason: string };

/** The publishing state in the API's answer about a commit. */
export function publishingOf(answer: PublishAnswer): Publishing {
  if (answer.kind === "none") return { kind: "none" };
  if (answer.stage !== "failed") return { kind: answer.stage ?? "unknown" };
  return { kind: "failed", reason: answer.kind === "failed" ? answer.reason : "" };
}

/** True when the state is final. */
export const isSettled = ({ kind }: Publishing): boolean =>
  kind === "live" || kind === "failed" || kind === "gone" || kind === "none";

/** The connection to the publisher; `broken` counts consecutive failures. */
export type Listening =
  | { readonly kind: "stream" | "polling"; readonly broken: number }
  | { readonly kind: "paused"; readonly goOn: "stream" | "polling" }
  | { readonly kind: "done" };

/** Publishing state of a save, and the connection that updates it. */
export interface Following {
  readonly publishing: Publishing;
  readonly listening: Listening;
}

/** What can happen while a save is followed; the browser does not reconnect a stream that is `refused`. */
export type FollowingEvent =
  | { readonly kind: "answered"; readonly answer: PublishAnswer }
  | { readonly kind: "stream-broke"; readonly refused: boolean }
  | { readonly kind: "poll-failed"; readonly sessionOver: boolean }
  | { readonly kind: "page-hidden" }
  | { readonly kind: "page-shown" }
  | { readonly kind: "ask-again" };

/** After this many consecutive breaks (a proxy blocks streams, say) polling replaces the stream. */
const mostBreaks = 3;

/** Begins with the stream where the browser has one. */
export function startFollowing(hasStreams: boolean): Following {
  return { publishing: { kind: "asking" }, listening: { kind: hasStreams ? "stream" : "polling", broken: 0 } };
}

/** The next state of following a save. */
export function reduceFollowing(state: Following, event: FollowingEvent): Following {
  const { publishing, listening } = state;
  switch (event.kind) {
    case "answered": {
      const answered = publishingOf(event.answer);
      if (isSettled(answered)) return { publishing: answered, listening: { kind: "done" } };
      return {
        publishing: answered,
        listening: "broken" in listening ? { ...listening, broken: 0 } : listening,
      };
    }
    case "stream-broke": {
      if (listening.kind !== "stream") return state;
      const broken = listening.broken + 1;
      return event.refused || broken >= mostBreaks
        ? { ...state, listening: { kind: "polling", broken: 0 } }
        : { ...state, listening: { kind: "stream", broken } };
    }
    case "poll-failed":
      if (listening.kind !== "polling") return state;
      return {
        publishing: { kind: "unknown" },
        listening: event.sessionOver ? { kind: "done" } : { kind: "polling", broken: listening.broken + 1 },
      };
    case "page-hidden":
      return "broken" in listening ? { publishing, listening: { kind: "paused", goOn: listening.kind } } : state;
    case "page-shown":
      return listening.kind === "paused" ? { publishing, listening: { kind: listening.goOn, broken: 0 } } : state;
    case "ask-again":
      return { publishing: { kind: "asking" }, listening: { kind: "polling", broken: 0 } };
  }
}

/** Milliseconds until the state is asked for again. */
export function pollDelay(broken: number): number {
  return Math.min(2_000 * 2 ** broken, 30_000);
}
