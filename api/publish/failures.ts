import type { PublicView } from "../publication/public-content";
import { mostFailures } from "./next-step";
import { RetryPause } from "./retry-pause";

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
