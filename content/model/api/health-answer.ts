import type { TakenBackAnswer } from "./history-answers";
import type { EntryName, FileProblem, LiveNotes, PublishState, RemoteState } from "./answers";

/** What needs a person, the most urgent first; docs/operations.md says what to do about each. */
export const healthConcerns = [
  "no-release",
  "saving-blocked",
  "disk-nearly-full",
  "remote-unreachable",
  "remote-diverged",
  "other-branch",
  "inbox-nearly-full",
  "mail-not-sent",
  "build-failed",
  "save-taken-back",
  "repository-damaged",
  "unmerged-edit",
  "broken-page",
  "content-problem",
  "prepared-change",
  "release-held",
] as const;
export type HealthConcern = (typeof healthConcerns)[number];

/**
 * `GET /api/health`, for everybody: no addresses, paths, names or texts of programs (R13.7). `?strict` answers 503 with the
 * same body while `attention` is not empty.
 */
export interface HealthAnswer {
  /** "degraded" while `attention` is not empty. */
  readonly status: "ok" | "degraded";
  readonly attention: readonly HealthConcern[];
  /** Commit that the API serves. */
  readonly commit: string;
  readonly counts: {
    readonly events: number;
    readonly news: number;
    /** What is wrong with content files (R8.7). */
    readonly problems: number;
    /** Pages that cannot be rendered. */
    readonly brokenPages: number;
  };
  readonly publish: PublicPublishState;
  readonly inbox: InboxState;
  /** Of the data folder's or the content folder's disk, whichever has less. */
  readonly disk: { readonly freeBytes: number };
  /** Absent without a shared remote. */
  readonly remote?: Pick<RemoteState, "kind" | "since">;
}

/** `GET /api/health` with a session: also what is wrong, where and why. */
export interface StaffHealthAnswer extends Omit<HealthAnswer, "publish" | "remote"> {
  /** Files that were left out and why (R8.7). */
  readonly problems: readonly FileProblem[];
  readonly publish: PublishState;
  readonly remote?: RemoteState;
  /** Why nothing can be saved: for staff, and, in English, what a maintainer should do. */
  readonly blocked?: { readonly message: string; readonly reason: string };
  /** The branch that the service started on and the one that is checked out, where they differ. */
  readonly branches?: { readonly atStart: string; readonly now: string };
  /** The addresses without a page that were asked for most in the last 30 days, without those that lead somewhere by now. */
  readonly missing?: readonly MissingPath[];
  /** Saves whose change is not in the content any more (R11.6). */
  readonly takenBack?: readonly TakenBackAnswer[];
  /** Entries whose English and Japanese disagree; absent when none do. */
  readonly disagreeing?: readonly EntryName[];
  /** Files with a maintainer's uncommitted edit that would take a save back; `author` saved. */
  readonly unmerged?: readonly { readonly path: string; readonly author: string }[];
}

/** An address without language, and how often visitors asked for it in vain. */
export interface MissingPath {
  readonly path: string;
  readonly count: number;
}

/** A state of the site without reasons, pages and names of people. */
export interface PublicPublishState {
  readonly kind: PublishState["kind"];
  readonly commit?: string;
  readonly liveCommit?: string;
  readonly path?: LiveNotes["path"];
  readonly release?: string;
  /** ISO 8601, UTC. */
  readonly since?: string;
}

/** How many inquiries the inbox holds. */
export interface InboxState {
  /** Open ones. */
  readonly waiting: number;
  readonly stored: number;
  /** The most that are stored; further ones are refused. */
  readonly capacity: number;
  /** When the oldest one came whose mail is not sent yet, ISO 8601, UTC; absent when all are. */
  readonly oldestUnsentAt?: string;
}
