import { LRUCache } from "lru-cache";
import { ApiError } from "../errors";

/**
 * Counts by key, each in a window of its own that begins with its first count. Holds a limited number of keys: an
 * attacker with millions of networks makes the service forget some of them, not run out of memory. In memory: a restart
 * resets them, which gives an attacker one more window at most.
 */
export class WindowCounts {
  private readonly counts: LRUCache<string, number>;

  constructor(
    private readonly most: number,
    seconds: number,
    clock: () => Date = () => new Date(),
  ) {
    const perf = { now: () => clock().getTime() };
    // A size, not a number of entries: for `max` the cache takes the memory of all its entries at once.
    const bounds = { maxSize: 50_000, sizeCalculation: () => 1 };
    this.counts = new LRUCache({ ...bounds, ttl: seconds * 1000, noUpdateTTL: true, ttlResolution: 0, perf });
  }

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.counts.set(key, this.of(key) + 1);
  }

  forget(key: string): void {
    this.counts.delete(key);
  }

  takeBack(key: string): void {
    this.counts.set(key, Math.max(0, this.of(key) - 1));
  }

  /** Counts a key. Throws "too-many-tries" with the seconds to wait when it was counted often enough. */
  count(key: string): void {
    const retryAfter = this.wait(key);
    if (retryAfter !== undefined) throw new ApiError("too-many-tries", { retryAfter });
    this.add(key);
  }

  /** Seconds until a key may be counted again; undefined while it may be. */
  wait(key: string): number | undefined {
    return this.of(key) < this.most ? undefined : Math.ceil(this.counts.getRemainingTTL(key) / 1000);
  }
}
