import type { Approval } from "../approval/approval";
import type { EntryName } from "./answers";
import type { RevisionChange } from "./history-answers";

/** The newest change of an item, with the versions that an undo needs. */
export interface LastChangeAnswer extends EntryName {
  readonly change: RevisionChange;
  readonly author: string;
  /** ISO 8601 with offset. */
  readonly date: string;
  /** The item's version before and after the change; null where it did not exist. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Something on the public pages that ends with a day, `YYYY-MM-DD`. */
export type EndingAnswer =
  | { readonly kind: "promotion"; readonly endsOn: string }
  /** The event banner of the home page, through the last day of its event. */
  | { readonly kind: "banner"; readonly endsOn: string; readonly event: string };

/** An item that is not public yet, or a prepared change. */
export interface WaitingAnswer extends EntryName {
  readonly state: "scheduled" | "draft" | "prepared";
  /** ISO 8601 with offset; absent of a draft, and of a time that cannot be read. */
  readonly publishAt?: string;
  /** Of a prepared change that waits for an administrator. */
  readonly approval?: Approval;
}

/** `GET /api/overview`: what the start page of staff shows and no other call answers. */
export interface OverviewAnswer {
  /** Newest first, one of each item, at most 5. What the first commit brought is no change. */
  readonly changes: readonly LastChangeAnswer[];
  readonly endings: readonly EndingAnswer[];
  /** The next to become public first, what has no time last. */
  readonly waiting: readonly WaitingAnswer[];
}
