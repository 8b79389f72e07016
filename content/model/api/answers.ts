/** What the API answers and the site shows: plain types without zod, so that public pages may import them for free. */
import type { Challenge } from "altcha-lib/types";
import type { CollectionName } from "../collections/collection-names";
import type { Event } from "../collections/event";
import type { NewsItem } from "../collections/news-item";
import type { EventDays } from "../dates/event-dates";
import type { PublicationState } from "../publication/publication";
import type { EntryAnswer, PreparedSummary } from "./collection-answers";
import type { BrokenPage } from "./render-messages";
import type { Role } from "./staff-answers";
import type { TextWarning } from "./text-warning";

/** What the API answers of an item: its fields, the Markdown of its texts under names of its own, and their HTML, sanitised. */
type ItemAnswer<Fields, Body extends string> = {
  readonly [Name in keyof Fields]: Fields[Name] extends string[] ? readonly string[] : Exclude<Fields[Name], undefined>;
} & { readonly [Name in `${Body}Markdown`]: string } & { readonly [Name in `${Body}Markdown_jp`]?: string } & {
  readonly _id: string;
  /** Git blob id of the file: the version of this item (R9.7). */
  readonly version: string;
  readonly imageUrl?: string;
  /** Only where staff request all items (R15.20). */
  readonly state?: PublicationState;
  /** Likewise: a change of it that waits for its time. */
  readonly next?: PreparedSummary;
  /** True for the built-in sample data (R6.3). */
  readonly sample?: true;
};

/** One event (R8.1, R10.2). */
export type EventAnswer = ItemAnswer<Event, "description"> & EventDays & { readonly isMultiDay: boolean };

/** One news item (R8.2, R10.2). */
export type NewsAnswer = ItemAnswer<NewsItem, "content"> & {
  /** Last part of the article's address, the same in both languages: pages need no romaniser to make it. */
  readonly slug: string;
};

/** `POST /api/addEvent`, `/api/editEvent`, `/api/addNews`, `PUT /api/updateNews/{_id}` (R10.3). */
export interface SavedAnswer<T> {
  readonly item: T;
  readonly version: string;
  /** Commit that holds the save; the newest one when nothing was to be changed. */
  readonly commit: string;
  /** After an upload: the picture before and after it was resized. */
  readonly picture?: PictureChange;
  /** Of an add call whose `Idempotency-Key` was used before: the version that was added then; `item` is as it is now. */
  readonly addedVersion?: string;
  /** What visitors will not find of its texts; absent when there is nothing. */
  readonly warnings?: readonly TextWarning[];
}

/** A picture before and after it was resized for the site. */
export interface PictureChange {
  /** Bytes that were sent. */
  readonly before: number;
  /** Bytes that are stored. */
  readonly after: number;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/** `POST /api/deleteEvent`, `/api/deleteNews`. `version` and `commit` are the commit that deleted it. */
export interface DeletedAnswer {
  readonly _id: string;
  readonly version: string;
  readonly commit: string;
}

/** `GET /api/session` (R10.4). */
export interface SessionAnswer {
  readonly loggedIn: boolean;
  readonly name?: string;
  /** What the person may do who logged in with a passkey; absent with the shared password. */
  readonly role?: Role;
  /** True where somebody has a passkey to log in with. */
  readonly passkeys?: true;
  /** True where the login by the shared password is turned off. */
  readonly passwordOff?: true;
}

/** What staff call an entry. */
export interface EntryName {
  readonly kind: CollectionName;
  readonly _id: string;
  readonly title: string;
  readonly title_jp?: string;
}

/** What is wrong with a content file. */
export interface FileProblem {
  readonly path: string;
  readonly line?: number;
  readonly field?: string;
  readonly message: string;
  /** Nothing is wrong with what visitors are shown; they will not find a link, a picture or an address that is named. */
  readonly isShown?: true;
  /** The version that visitors are shown until the file is mended (decision 012); absent when there is none. */
  readonly kept?: LastGoodVersion;
  /** The entry of a prepared change that waits until staff decide (R15.25). */
  readonly prepared?: EntryName;
  /** The entry whose form has the field, so that staff can correct it themselves. */
  readonly entry?: EntryName;
}

/** The commit that made a version, and its date, ISO 8601 with offset. */
export interface LastGoodVersion {
  readonly commit: string;
  readonly date: string;
}

/** How a server's branch relates to that of the shared remote. */
export interface RemoteState {
  /**
   * `behind`: this server may lack commits of the remote, or its branch could not be compared or moved yet; `unreachable`: the remote does not answer or refuses;
   * `diverged`: a maintainer has to merge the two branches.
   */
  readonly kind: "in-step" | "behind" | "unreachable" | "diverged";
  /** ISO date and time. */
  readonly since: string;
  /** In English, without credentials. */
  readonly reason?: string;
}

/** State of the static site relative to the content. */
export type PublishState =
  | { readonly kind: "none" }
  | { readonly kind: "building"; readonly commit: string; readonly liveCommit?: string }
  | ({ readonly kind: "live"; readonly liveCommit: string } & LiveNotes)
  /** Rolled back: the release stays live until staff resume; `by` is sent to staff only (decision 011). */
  | {
      readonly kind: "held";
      readonly liveCommit: string;
      readonly release: string;
      /** ISO 8601, UTC. */
      readonly since: string;
      readonly by?: string;
    }
  | { readonly kind: "failed"; readonly commit: string; readonly liveCommit?: string; readonly reason: string };

/** How the live commit got there, and what a maintainer should look at. */
export interface LiveNotes {
  /** "pages": only the pages it touches were rendered; "whole": all pages were, without Gatsby; "full": by a Gatsby build. */
  readonly path?: "pages" | "whole" | "full";
  /** Pages that cannot be rendered from the current content; each keeps its last good HTML. */
  readonly broken?: readonly BrokenPage[];
}

/** Publishing stage of a commit; "held": it waits for the end of a hold; "gone": the branch does not contain it (any more). */
export type PublishStage = "waiting" | "building" | "live" | "held" | "failed" | "gone";

/** `GET /api/publishState`. */
export type PublishAnswer = PublishState & {
  /** Of a request about a commit: the live release holds it. */
  readonly contains?: boolean;
  /** Of a request about a commit: its stage; absent where nothing is published (`kind: "none"`). */
  readonly stage?: PublishStage;
};

/** Every error of the API has this shape. */
export interface ErrorAnswer {
  readonly error: {
    readonly code: ErrorCode;
    /** In the language of the request's `Accept-Language` (en or ja). */
    readonly message: string;
    /** Field name -> what is wrong with it. */
    readonly fields?: Readonly<Record<string, string>>;
    /** With `stale-version`: the item as it is now (R9.7). */
    readonly current?: EventAnswer | NewsAnswer | EntryAnswer;
    /** With `proof-required`: the puzzle whose solution the call must bring (R5.7). */
    readonly challenge?: Challenge;
  };
}

/** Error codes of the API; api/errors.ts maps each to a status and words. */
export type ErrorCode =
  | "invalid-input"
  | "wrong-password"
  | "unauthorized"
  | "passkey-refused"
  | "password-off"
  | "administrator-required"
  | "cross-site"
  | "not-found"
  | "entry-left-out"
  | "method-not-allowed"
  | "stale-version"
  | "in-use"
  | "staff-refused"
  | "unreadable-version"
  | "too-large"
  | "unsupported-type"
  | "bad-image"
  | "too-many-tries"
  | "proof-required"
  | "captcha-unavailable"
  | "timeout"
  | "store-busy"
  | "store-unavailable"
  | "remote-unavailable"
  | "disk-full"
  | "preview-unavailable"
  | "internal";
