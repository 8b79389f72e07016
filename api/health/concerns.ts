import { healthConcerns, type HealthConcern, type InboxState } from "../../content/model/api/health-answer";
import type { PublishState, RemoteState } from "../../content/model/api/answers";
import type { StoreCondition } from "../store/content-store";

/** The observations that decide whether a person is needed. */
export interface Observed {
  /** What is wrong with content files, without prepared changes that wait for a decision. */
  readonly problems: number;
  /** Prepared changes that wait until staff decide. */
  readonly undecided: number;
  readonly publish: PublishState;
  readonly inbox: InboxState;
  readonly freeBytes: number;
  readonly remote: RemoteState | undefined;
  readonly condition: StoreCondition;
  /** Saves that were taken back. */
  readonly takenBack: number;
  readonly now: Date;
}

/** A Gatsby build and a release need about half of it. */
const leastFreeBytes = 1_000_000_000;
const nearlyFullShare = 0.9;
/** Longer than what an outage of minutes, or a summary of many mails in an hour, explains. */
const longestUnsentMs = 2 * 60 * 60_000;

/** What needs a person, the most urgent first (R13.7). */
export function concernsOf({
  problems,
  undecided,
  publish,
  inbox,
  freeBytes,
  remote,
  condition,
  takenBack,
  now,
}: Observed): readonly HealthConcern[] {
  const unsentMs = inbox.oldestUnsentAt === undefined ? 0 : now.getTime() - Date.parse(inbox.oldestUnsentAt);
  const found: Readonly<Record<HealthConcern, boolean>> = {
    "no-release": publish.kind !== "none" && publish.liveCommit === undefined,
    "saving-blocked": condition.refusal !== undefined,
    "disk-nearly-full": freeBytes < leastFreeBytes,
    "remote-unreachable": remote?.kind === "unreachable",
    "remote-diverged": remote?.kind === "diverged",
    "other-branch": condition.branches !== undefined,
    "inbox-nearly-full": inbox.stored >= nearlyFullShare * inbox.capacity,
    "mail-not-sent": unsentMs > longestUnsentMs,
    "build-failed": publish.kind === "failed",
    "save-taken-back": takenBack > 0,
    "repository-damaged": condition.isDamaged,
    "unmerged-edit": condition.unmerged.length > 0,
    "broken-page": brokenPages(publish) > 0,
    "content-problem": problems > 0,
    "prepared-change": undecided > 0,
    "release-held": publish.kind === "held",
  };
  return healthConcerns.filter((concern) => found[concern]);
}

/** Number of pages that cannot be rendered. */
export function brokenPages(publish: PublishState): number {
  return publish.kind === "live" ? (publish.broken ?? []).length : 0;
}
