import type { InquiriesAnswer, InquiryAnswer, InquiryState } from "../../../content/model/api/inquiry-answer";

/** Which inquiries are shown, in the order of the buttons. */
export const inquiryFilters = ["open", "done", "spam", "all"] as const;
export type InquiryFilter = (typeof inquiryFilters)[number];

/** The state that a filter selects; undefined for all. */
export function stateOf(filter: InquiryFilter): InquiryState | undefined {
  return filter === "all" ? undefined : filter === "open" ? "new" : filter;
}

/** Number of inquiries that a filter lets through. */
export function countOf(counts: InquiriesAnswer["counts"], filter: InquiryFilter): number {
  const state = stateOf(filter);
  return state === undefined ? counts.new + counts.done + counts.spam : counts[state];
}

/** The inquiry that takes the place of one that leaves the list: the next one, or the one before the last. */
export function neighbourOf(inquiries: readonly InquiryAnswer[], id: string): InquiryAnswer | undefined {
  const at = inquiries.findIndex(({ _id }) => _id === id);
  return at < 0 ? undefined : (inquiries[at + 1] ?? inquiries[at - 1]);
}
