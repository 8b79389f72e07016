import type { RemoteState } from "../../../content/model/api/answers";
import { errorMessage } from "../../../content/model/error-message";
import type { ContentRemote, SharedText } from "../content-store";
import type { RemoteStatus } from "./remote-status";
import type { RemoteTexts } from "./remote-texts";

export interface Comparing {
  /** Resolves when the content has been read for the first time. */
  readonly ready: Promise<void>;
  /** Time between two comparisons, in ms. */
  readonly pollMs: number;
  readonly signal: AbortSignal;
}

/** Compares with the remote at intervals, and at every call of `check`. */
export class GitContentRemote implements ContentRemote {
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  /** @param compare brings this server and the remote in step, or raises why it cannot */
  constructor(
    private readonly compare: () => Promise<void>,
    private readonly texts: RemoteTexts,
    private readonly status: RemoteStatus,
    private readonly options: Comparing,
  ) {
    this.schedule(0);
  }

  state(): RemoteState {
    return this.status.state();
  }

  /** Schedules another comparison when one is running, because that may miss the caller's change. */
  check(): Promise<void> {
    if (this.options.signal.aborted) return Promise.resolve();
    if (this.running === undefined) {
      this.running = this.compareAndReport().finally(() => (this.running = undefined));
      return this.running;
    }
    this.next ??= this.running.then(() => {
      this.next = undefined;
      return this.check();
    });
    return this.next;
  }

  sharedText(name: string): SharedText {
    return this.texts.of(name);
  }

  /** Ends the comparisons after the running one. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(ms: number): void {
    if (this.options.signal.aborted) return;
    this.timer = setTimeout(() => {
      void this.check().finally(() => this.schedule(this.options.pollMs));
    }, ms);
    this.timer.unref();
  }

  private async compareAndReport(): Promise<void> {
    const { status } = this;
    const { ready, signal } = this.options;
    try {
      await ready;
      await this.compare();
      if (!signal.aborted) status.set("in-step");
    } catch (error) {
      if (signal.aborted) return;
      if (!status.setByFailure(error)) status.set("behind", errorMessage(error));
    }
  }
}
