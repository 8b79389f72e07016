import { createAttemptLimit, type AttemptLimit } from "../support/attempt-limit";

/** Inquiries per address in the window, and the window in seconds. */
export const inquiriesPerWindow = 5;
export const inquiryWindow = 10 * 60;

/** Counts inquiries; only valid forms count, so that typing errors do not use up the limit. */
export function createInquiryLimit(): AttemptLimit {
  return createAttemptLimit({
    attempts: inquiriesPerWindow,
    window: inquiryWindow,
    words: {
      en: "You have sent several messages already. Please wait a few minutes before sending another one.",
      ja: "短い時間に続けて送信されました。数分待ってからもう一度お送りください。",
    },
  });
}
