const minute = 60_000;
/** Milliseconds that no failure waits longer than. */
export const longestDelay = 6 * 60 * minute;

/** Milliseconds until the next try after so many failed ones: 1, 2, 4, ... minutes, at most 6 hours. */
export function retryDelay(attempts: number): number {
  return Math.min(longestDelay, minute * 2 ** Math.min(30, Math.max(0, attempts - 1)));
}
