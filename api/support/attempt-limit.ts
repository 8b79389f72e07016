import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "../errors";

/** Counts what an address tries; nobody can lock others out. */
export interface AttemptLimit {
  /** Counts one. Throws "too-many-tries" with the seconds to wait. */
  count(address: string): Promise<void>;
  /** Forgets what an address tried. */
  forget(address: string): Promise<void>;
}

export interface AttemptLimitOptions {
  /** How many an address has in a window. */
  readonly attempts: number;
  /** Length of the window in seconds. */
  readonly window: number;
  /** What is said to one who has used them up; default: the words of "too-many-tries". */
  readonly words?: { readonly en: string; readonly ja: string };
}

/** A limit kept in memory: a restart forgets it, which gives an attacker one more window of attempts at most. */
export function createAttemptLimit({ attempts, window, words }: AttemptLimitOptions): AttemptLimit {
  const limiter = new RateLimiterMemory({ points: attempts, duration: window });
  return {
    async count(address) {
      try {
        await limiter.consume(address);
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        const retryAfter = Math.ceil(rejection.msBeforeNext / 1000);
        throw new ApiError("too-many-tries", { retryAfter, ...(words === undefined ? {} : { words }) });
      }
    },
    async forget(address) {
      await limiter.delete(address);
    },
  };
}
