import type { PublishAnswer } from "../../../../content/model/api/answers";

/**
 * Where a save is on its way to the visitors, as the publisher tells: "asking" until it has told, "unknown" while it
 * cannot be asked, "held" while the site stays on an older release, "none" where no static pages are built, "gone" when
 * the branch does not hold the save any more.
 */
export type Publishing =
  | { readonly kind: "asking" | "unknown" | "waiting" | "building" | "live" | "held" | "gone" | "none" }
  | { readonly kind: "failed"; readonly reason: string };

/** What the API's answer about a commit says about it. */
export function publishingOf(answer: PublishAnswer): Publishing {
  if (answer.kind === "none") return { kind: "none" };
  if (answer.stage !== "failed") return { kind: answer.stage ?? "unknown" };
  return { kind: "failed", reason: answer.kind === "failed" ? answer.reason : "" };
}

/** True when nothing more will be told without being asked. */
export const isSettled = ({ kind }: Publishing): boolean =>
  kind === "live" || kind === "failed" || kind === "gone" || kind === "none";

/** How the publisher is listened to; `broken` counts the calls that failed one after another. */
export type Listening =
  | { readonly kind: "stream" | "polling"; readonly broken: number }
  | { readonly kind: "paused"; readonly goOn: "stream" | "polling" }
  | { readonly kind: "done" };

/** What is known about a save, and how more is learnt. */
export interface Following {
  readonly publishing: Publishing;
  readonly listening: Listening;
}

/** What can happen while a save is followed; a stream that is `refused` does not come back by itself. */
export type FollowingEvent =
  | { readonly kind: "told"; readonly answer: PublishAnswer }
  | { readonly kind: "stream-broke"; readonly refused: boolean }
  | { readonly kind: "poll-failed"; readonly sessionOver: boolean }
  | { readonly kind: "page-hidden" }
  | { readonly kind: "page-shown" }
  | { readonly kind: "ask-again" };

/** A stream that broke so often, without a word in between, does not come through (a proxy, say): the state is asked for instead. */
const mostBreaks = 3;

/** Begins with the stream where the browser has one. */
export function startFollowing(hasStreams: boolean): Following {
  return { publishing: { kind: "asking" }, listening: { kind: hasStreams ? "stream" : "polling", broken: 0 } };
}

/** The next state of following a save. */
export function follow(state: Following, event: FollowingEvent): Following {
  const { publishing, listening } = state;
  switch (event.kind) {
    case "told": {
      const told = publishingOf(event.answer);
      if (isSettled(told)) return { publishing: told, listening: { kind: "done" } };
      return {
        publishing: told,
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
