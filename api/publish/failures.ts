import type { PublicView } from "../publication/public-content";
import { mostFailures } from "./next-step";

const firstMs = 60_000;
const longestMs = 60 * 60_000;

/** The pause after a failure before the same is tried again: a minute, then twice as long each time, at most an hour. */
class RetryPause {
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

/** How often the renderer failed since it last worked; times in ms. */
export class RendererFailures {
  private readonly pause = new RetryPause();

  constructor(private count = 0) {}

  /** Counts a failure; `count`: how many there are with it. */
  add(now: number, count = this.count + 1): number {
    this.count = count;
    if (count >= mostFailures) this.pause.begin(now);
    return count;
  }

  /** The failures that count: after a pause there is one more try. */
  at(now: number): number {
    return this.pause.isOver(now) ? Math.min(this.count, mostFailures - 1) : this.count;
  }

  reset(): void {
    this.count = 0;
    this.pause.reset();
  }
}

/** The content that could not be published, until a pause is over; times in ms. */
export class GivenUp {
  private readonly pause = new RetryPause();
  private view: PublicView | undefined;

  add(view: PublicView | undefined, now: number): void {
    this.view = view;
    this.pause.begin(now);
  }

  has(view: PublicView | undefined, now: number): boolean {
    return view !== undefined && this.view === view && !this.pause.isOver(now);
  }

  reset(): void {
    this.pause.reset();
  }
}
