import { createAttemptLimit, type AttemptLimit } from "../support/attempt-limit";

/** Tries per address in the window, and the window in seconds (security-reliability). */
export const loginTries = 5;
export const loginWindow = 15 * 60;

/** Counts login tries, before any hashing; a login that worked forgets them. */
export function createLoginLimit(): AttemptLimit {
  return createAttemptLimit({ attempts: loginTries, window: loginWindow });
}
