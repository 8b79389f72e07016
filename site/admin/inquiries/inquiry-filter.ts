import type { InquiryAnswer } from "../../../content/model/api/inquiry-answer";

/** Which inquiries are shown, in the order of the buttons. */
export const inquiryFilters = ["open", "done", "all"] as const;
export type InquiryFilter = (typeof inquiryFilters)[number];

/** The inquiries that a filter lets through, in their order. */
export function filterInquiries(inquiries: readonly InquiryAnswer[], filter: InquiryFilter): readonly InquiryAnswer[] {
  if (filter === "all") return inquiries;
  return inquiries.filter(({ state }) => (state === "done") === (filter === "done"));
}

/** The inquiry that takes the place of one that leaves the list: the next one, or the one before the last. */
export function neighbourOf(inquiries: readonly InquiryAnswer[], id: string): InquiryAnswer | undefined {
  const at = inquiries.findIndex(({ _id }) => _id === id);
  return at < 0 ? undefined : (inquiries[at + 1] ?? inquiries[at - 1]);
}
