import type { PublishState } from "../../content/model/api/answers";

/** Everything that decides what the publisher does next. */
export interface Situation {
  readonly isClosing: boolean;
  /** True while a step is under way. */
  readonly isBusy: boolean;
  /** True while a release is held: newer ones do not go live. */
  readonly isHeld: boolean;
  /** Commit of the newest content; undefined until the store has read it. */
  readonly newest: string | undefined;
  /** The live release; undefined before the first. */
  readonly live: LiveSituation | undefined;
  /** "absent": no compiled renderer of today's code; "outdated": one is open, for a release that is not live any more. */
  readonly renderer: "absent" | "closed" | "open" | "outdated";
  /** How often the renderer failed since it last worked. */
  readonly failures: number;
  /** True when the live release hides other items than those that are not public now: the time of one has come. */
  readonly isOutOfTime: boolean;
  /** True when the newest content could not be published, and the pause before the next try is not over. */
  readonly hasGivenUp: boolean;
  /** True when the pages are of an earlier day, content was published since, and the last save is at least a minute ago (`quietMs`). */
  readonly isDayOver: boolean;
  /** True when deferred files are left to be made, and the last change is at least a second ago (`deferMs`). */
  readonly hasDeferred: boolean;
  readonly state: PublishState["kind"];
}

export interface LiveSituation {
  readonly commit: string;
  readonly isOfThisCode: boolean;
  /** True when a change of its files was interrupted. */
  readonly isUnfinished: boolean;
}

/**
 * - `open-renderer`: start the renderer of the live release;
 * - `render`: publish what is public of the newest content by rendering the pages that it touches;
 * - `render-day`: render every page of the live content for today;
 * - `render-deferred`: make one of the deferred files, such as pictures for sharing;
 * - `compile`: have Gatsby build the site of the newest content, and with it a renderer;
 * - `announce`: report that the live release shows the newest content.
 */
export type Step =
  | "stop"
  | "wait"
  | "close-renderer"
  | "open-renderer"
  | "render"
  | "render-day"
  | "render-deferred"
  | "compile"
  | "announce";

/** A renderer that fails so often in a row is not started again before a pause: Gatsby builds do its work meanwhile. */
export const mostFailures = 3;

/** What to do next; a pure function of the situation. */
export function nextStep(situation: Situation): Step {
  const { newest, live, renderer, state } = situation;
  if (situation.isBusy) return "wait";
  if (situation.isClosing) return "stop";
  if (renderer === "outdated" || (situation.isHeld && renderer === "open")) return "close-renderer";
  if (situation.isHeld) return "wait";
  const canRender = live?.isOfThisCode === true && renderer !== "absent" && situation.failures < mostFailures;
  // Opened before any change, so that the first save need not wait for its start.
  if (canRender && renderer === "closed") return "open-renderer";
  if (newest === undefined) return "wait";
  if (live?.isOfThisCode === true && !live.isUnfinished && live.commit === newest && !situation.isOutOfTime) {
    if (state !== "live") return "announce";
    if (canRender && situation.isDayOver) return "render-day";
    return canRender && situation.hasDeferred ? "render-deferred" : "wait";
  }
  if (situation.hasGivenUp) return "wait";
  return canRender ? "render" : "compile";
}
