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

/** The polling of the publisher; `answers` since it started and consecutive `failures` decide when it asks again. */
export type Polling =
  | { readonly kind: "running"; readonly answers: number; readonly failures: number }
  | { readonly kind: "paused" }
  | { readonly kind: "done" };

/** Publishing state of a save, and the polling that updates it. */
export interface Following {
  readonly publishing: Publishing;
  readonly polling: Polling;
}

/** What can happen while a save is followed. */
export type FollowingEvent =
  | { readonly kind: "answered"; readonly answer: PublishAnswer }
  | { readonly kind: "ask-failed"; readonly sessionOver: boolean }
  | { readonly kind: "page-hidden" }
  | { readonly kind: "page-shown" }
  | { readonly kind: "ask-again" };

/** Each answer extends the session's idle timeout: an open page that waits for longer (some 20 minutes) must not keep it alive. */
const mostAnswers = 600;

const fromStart: Polling = { kind: "running", answers: 0, failures: 0 };

/** The state before the first answer. */
export function startFollowing(isHidden: boolean): Following {
  return { publishing: { kind: "asking" }, polling: isHidden ? { kind: "paused" } : fromStart };
}

/** The next state of following a save. */
export function reduceFollowing(state: Following, event: FollowingEvent): Following {
  const { publishing, polling } = state;
  if (event.kind === "ask-again") return startFollowing(false);
  if (event.kind === "page-shown") return polling.kind === "paused" ? { publishing, polling: fromStart } : state;
  // An answer that arrives after the pause or the end is out of date.
  if (polling.kind !== "running") return state;
  switch (event.kind) {
    case "page-hidden":
      return { publishing, polling: { kind: "paused" } };
    case "ask-failed":
      return {
        publishing: { kind: "unknown" },
        polling: event.sessionOver ? { kind: "done" } : { ...polling, failures: polling.failures + 1 },
      };
    case "answered": {
      const answered = publishingOf(event.answer);
      if (isSettled(answered)) return { publishing: answered, polling: { kind: "done" } };
      const answers = polling.answers + 1;
      if (answers >= mostAnswers) return { publishing: { kind: "unknown" }, polling: { kind: "paused" } };
      return { publishing: answered, polling: { kind: "running", answers, failures: 0 } };
    }
  }
}

/** Milliseconds until the publisher is asked: every half second for ten seconds, then every two; a failure backs off. */
export function askDelay({ answers, failures }: Extract<Polling, { kind: "running" }>): number {
  if (failures > 0) return Math.min(2_000 * 2 ** (failures - 1), 30_000);
  if (answers === 0) return 0;
  return answers <= 20 ? 500 : 2_000;
}
