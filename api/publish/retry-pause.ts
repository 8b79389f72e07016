const firstMs = 60_000;
const longestMs = 60 * 60_000;

/** The pause after a failure before the same is tried again: a minute, then twice as long each time, at most an hour. */
export class RetryPause {
  private failedAt = 0;
  private ms = 0;

  /** Begins the next pause; `now` in ms. */
  begin(now: number): void {
    this.failedAt = now;
    this.ms = Math.min(longestMs, Math.max(firstMs, this.ms * 2));
  }

  /** True while no pause is under way; a clock that was set back ends one. */
  isOver(now: number): boolean {
    return now < this.failedAt || now - this.failedAt >= this.ms;
  }

  /** The next pause is the shortest again. */
  reset(): void {
    this.ms = 0;
  }
}
