import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "../errors";

/** Counts attempts by address: one address cannot lock out others. */
export interface AttemptLimit {
  /** Counts an attempt. Throws "too-many-tries" with the seconds to wait. */
  count(address: string): Promise<void>;
  /** Takes back one counted attempt. */
  giveBack(address: string): Promise<void>;
  /** Resets the count of an address. */
  forget(address: string): Promise<void>;
}

export interface AttemptLimitOptions {
  /** Attempts of an address in a window. */
  readonly attempts: number;
  /** Length of the window in seconds. */
  readonly window: number;
  /** Message when the limit is reached; default: the words of "too-many-tries". */
  readonly words?: { readonly en: string; readonly ja: string };
}

/** A limit in memory: a restart resets it, which gives an attacker one more window of attempts at most. */
export function createAttemptLimit({ attempts, window, words }: AttemptLimitOptions): AttemptLimit {
  const limiter = new RateLimiterMemory({ points: attempts, duration: window });
  return {
    async count(address) {
      try {
        await limiter.consume(address);
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        // What was refused is no attempt.
        await limiter.reward(address);
        const retryAfter = Math.ceil(rejection.msBeforeNext / 1000);
        throw new ApiError("too-many-tries", { retryAfter, ...(words === undefined ? {} : { words }) });
      }
    },
    async giveBack(address) {
      await limiter.reward(address);
    },
    async forget(address) {
      await limiter.delete(address);
    },
  };
}
