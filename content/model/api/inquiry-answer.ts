import type { Language } from "../text/language";
import type { ContactForm, InquiryType } from "./contact-form";

/** Whether an inquiry has reached the mailbox of staff (R5.4). */
export type Forwarding =
  /** No mail server was configured when it came: it is only in the inbox. */
  | { readonly kind: "off" }
  | {
      readonly kind: "waiting";
      /** Tries that failed so far. */
      readonly attempts: number;
      /** ISO time of the next try. */
      readonly nextTryAt: string;
      /** Code of the last failure, like `ECONNECTION` or `EAUTH 535`. */
      readonly lastFailure?: string;
    }
  | { readonly kind: "sent"; readonly at: string }
  /** One of many in a summary mail (R5.7). */
  | { readonly kind: "summarised"; readonly at: string };

/** Open, done, or put aside as spam, in the order of the filters. */
export const inquiryStates = ["new", "done", "spam"] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** Who did something and when, an ISO time; `by` is "" when no name was given at the login. */
export interface Signature {
  readonly by: string;
  readonly at: string;
}

/** What is known of an inquiry besides the form. */
export interface InquiryDetails {
  /** Of the page with the form; absent in inquiries of earlier versions. */
  readonly language?: Language;
  /** Who marked it as done. */
  readonly answered?: Signature;
  /** For colleagues only. */
  readonly note?: Signature & { readonly text: string };
}

/** The most characters (UTF-16 units) of a note. */
export const longestNote = 2000;

/** One inquiry of the private inbox, as `GET /api/inquiries` lists it for staff. */
export interface InquiryAnswer extends ContactForm, InquiryDetails {
  readonly _id: string;
  /** ISO time. */
  readonly receivedAt: string;
  readonly inquiryType: InquiryType;
  readonly state: InquiryState;
  readonly forwarding: Forwarding;
}

/** Which inquiries staff request: of one state or of all, matching a search ("" matches all). */
export interface InquiryQuery {
  readonly state?: InquiryState;
  readonly search: string;
}

/**
 * `GET /api/inquiries?state=new&search=words&before=id`: one page, newest first, with `state=new` oldest first; every
 * parameter may be absent.
 */
export interface InquiriesAnswer {
  readonly items: readonly InquiryAnswer[];
  /** Number of inquiries of each state that match the search. */
  readonly counts: Readonly<Record<InquiryState, number>>;
  /** Id of the newest one of that state that matches, on whatever page; absent when there is none. */
  readonly newest?: string;
  /** `before` of the next page; absent on the last one. */
  readonly next?: string;
  /** The newest deletion of the last day. */
  readonly deletion?: DeletedInquiriesAnswer & { readonly at: string };
}

/** `GET /api/openInquiries`: how many inquiries are open, for the navigation. */
export interface OpenInquiriesAnswer {
  readonly open: number;
}

/** `POST /api/noteInquiry` with `{id, text, was}`: `was` is the note that the person saw; another one answers 409. */
export interface NotedInquiryAnswer {
  readonly item: InquiryAnswer;
}

/** The most inquiries on a page, and the most ids that one call may name. */
export const inquiriesPerPage = 50;
export const mostInquiryIds = 200;

/** `POST /api/markInquiries` with `{ids, state}`. */
export interface MarkedInquiriesAnswer {
  /** Those that were found, as they are now. */
  readonly items: readonly InquiryAnswer[];
}

/** `POST /api/deleteInquiries` with `{ids}`, or `{state, search, upTo}` for all that match and are not newer than `upTo`. */
export interface DeletedInquiriesAnswer {
  readonly count: number;
  /** Brings them back by `POST /api/restoreInquiries` within a day. */
  readonly undo: string;
}

/** `POST /api/restoreInquiries` with `{undo}`. */
export interface RestoredInquiriesAnswer {
  readonly count: number;
}

/** `POST /api/contact`. */
export interface ContactAnswer {
  readonly status: "ok";
}
