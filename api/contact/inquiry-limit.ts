import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "../errors";

/** Inquiries per address in the window, and the window in seconds. */
export const inquiriesPerWindow = 5;
export const inquiryWindow = 10 * 60;

/** Counts the inquiries of an address. */
export interface InquiryLimit {
  /** Throws "too-many-tries". */
  count(address: string): Promise<void>;
}

/** A limit kept in memory; only forms without mistakes count, so that typing errors lock nobody out. */
export function createInquiryLimit(): InquiryLimit {
  const limiter = new RateLimiterMemory({ points: inquiriesPerWindow, duration: inquiryWindow, keyPrefix: "contact" });
  return {
    async count(address) {
      try {
        await limiter.consume(address);
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        throw new ApiError("too-many-tries", {
          retryAfter: Math.ceil(rejection.msBeforeNext / 1000),
          words: {
            en: "You have sent several messages already. Please wait a few minutes before sending another one.",
            ja: "短い時間に続けて送信されました。数分待ってからもう一度お送りください。",
          },
        });
      }
    },
  };
}
