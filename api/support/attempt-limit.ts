import { ApiError } from "../errors";
import { WindowCounts } from "./window-counts";

/** Counts attempts by address: one address cannot lock out others. */
export interface AttemptLimit {
  /** Counts an attempt. Throws "too-many-tries" with the seconds to wait. */
  count(address: string): void;
  /** Takes back one counted attempt. */
  giveBack(address: string): void;
  /** Resets the count of an address. */
  forget(address: string): void;
}

export interface AttemptLimitOptions {
  /** Attempts of an address in a window. */
  readonly attempts: number;
  /** Length of the window in seconds. */
  readonly window: number;
}

/** A limit in memory: a restart resets it, which gives an attacker one more window of attempts at most. */
export function createAttemptLimit({ attempts, window }: AttemptLimitOptions): AttemptLimit {
  const counts = new WindowCounts(attempts, window, () => new Date());
  return {
    count(address) {
      const retryAfter = counts.wait(address);
      if (retryAfter !== undefined) throw new ApiError("too-many-tries", { retryAfter });
      counts.add(address);
    },
    giveBack: (address) => counts.takeBack(address),
    forget: (address) => counts.forget(address),
  };
}
