import type { RemoteState } from "../../../content/model/api/answers";
import { errorMessage } from "../../../content/model/error-message";
import type { ContentRemote, SharedText } from "../content-store";
import type { SerialQueue } from "../../support/serial-queue";
import type { BranchSync } from "./branch-sync";
import type { GitRemote } from "./git-remote";
import type { RemoteBranch } from "./remote-branch";
import type { RemoteStatus } from "./remote-status";
import { RemoteText, type RemoteTextOptions } from "./remote-text";

export interface GitContentRemoteOptions extends RemoteTextOptions {
  readonly git: GitRemote;
  readonly branch: RemoteBranch;
  readonly sync: BranchSync;
  readonly status: RemoteStatus;
  /** The store's write queue. */
  readonly writes: SerialQueue;
  readonly ready: Promise<void>;
  /** Time between two comparisons, in ms. */
  readonly pollMs: number;
  readonly signal: AbortSignal;
}

/** Compares with the remote at intervals, and at every call of `check`. */
export class GitContentRemote implements ContentRemote {
  private readonly shared = new Map<string, RemoteText>();
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: GitContentRemoteOptions) {
    this.schedule(0);
  }

  state(): RemoteState {
    return this.options.status.state();
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
    const known = this.shared.get(name);
    if (known) return known;
    const text = new RemoteText(this.options, name);
    this.shared.set(name, text);
    return text;
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
    const { status, ready, signal } = this.options;
    try {
      await ready;
      await this.compare();
      if (!signal.aborted) status.set("in-step");
    } catch (error) {
      if (signal.aborted) return;
      if (!status.setByFailure(error)) status.set("behind", errorMessage(error));
    }
  }

  // One cheap request; the write queue is needed only when the positions differ.
  private async compare(): Promise<void> {
    const { git, branch, sync, writes } = this.options;
    const { ref, commit } = await branch.local();
    const texts = [...this.shared.values()];
    const positions = await git.positions([ref, ...texts.map((text) => text.ref)]);
    const remote = positions.get(ref);
    if (remote !== commit || (await branch.syncedAt(ref)) !== remote) {
      if (remote !== undefined) await git.fetchAhead(ref);
      await writes.run(() => sync.run());
    }
    for (const text of texts) await text.follow(positions.get(text.ref));
  }
}
