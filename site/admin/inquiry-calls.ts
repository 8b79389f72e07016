import type {
  DeletedInquiriesAnswer,
  InquiriesAnswer,
  InquiryQuery,
  InquiryState,
  MarkedInquiriesAnswer,
  NotedInquiryAnswer,
  OpenInquiriesAnswer,
  RestoredInquiriesAnswer,
} from "../../content/model/api/inquiry-answer";
import type { Outcome } from "./send-call";

/** The calls of the inbox (R5.6). */
export interface InquiryCalls {
  /** A page in the order of the list; `before` is the `next` of the page before. */
  list(query: InquiryQuery, before?: string): Promise<Outcome<InquiriesAnswer>>;
  mark(ids: readonly string[], state: InquiryState): Promise<Outcome<MarkedInquiriesAnswer>>;
  /** How many are open. */
  open(): Promise<Outcome<OpenInquiriesAnswer>>;
  /** Replaces the note `was`, "" for none. */
  note(id: string, text: string, was: string): Promise<Outcome<NotedInquiryAnswer>>;
  /** Deletes some, or all that match and are not newer than `upTo`. */
  remove(
    which: { readonly ids: readonly string[] } | (InquiryQuery & { readonly upTo: string }),
  ): Promise<Outcome<DeletedInquiriesAnswer>>;
  /** Takes a deletion back. */
  restore(undo: string): Promise<Outcome<RestoredInquiriesAnswer>>;
}
