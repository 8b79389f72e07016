import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "../errors";

/** Tries per address in the window, and the window in seconds (security-reliability). */
export const loginTries = 5;
export const loginWindow = 15 * 60;

/** Counts login tries per address; nobody can lock others out. */
export interface LoginLimit {
  /** Counts a try, before any hashing. Throws "too-many-tries". */
  count(address: string): Promise<void>;
  /** Forgets the tries of an address that logged in. */
  forget(address: string): Promise<void>;
}

/** A limit kept in memory: a restart forgets it, which gives an attacker five more tries at most. */
export function createLoginLimit(): LoginLimit {
  const limiter = new RateLimiterMemory({ points: loginTries, duration: loginWindow, keyPrefix: "login" });
  return {
    async count(address) {
      try {
        await limiter.consume(address);
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        throw new ApiError("too-many-tries", { retryAfter: Math.ceil(rejection.msBeforeNext / 1000) });
      }
    },
    async forget(address) {
      await limiter.delete(address);
    },
  };
}
