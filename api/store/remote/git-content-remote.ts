import type { RemoteState } from "../../../content/model/api/answers";
import { errorMessage } from "../../../content/model/error-message";
import type { SerialQueue } from "../../support/serial-queue";
import type { ContentRemote, SharedText } from "../content-store";
import type { BranchSync } from "./branch-sync";
import type { GitRemote } from "./git-remote";
import type { LocalBranch } from "./local-branch";
import type { RemoteBranch } from "./remote-branch";
import type { RemoteStatus } from "./remote-status";
import { RemoteText, type RemoteTextParts } from "./remote-text";

export interface ContentRemoteParts {
  readonly git: GitRemote;
  readonly branch: RemoteBranch;
  readonly local: LocalBranch;
  readonly sync: BranchSync;
  readonly status: RemoteStatus;
  readonly ofTexts: RemoteTextParts;
  /** The store's write queue. */
  readonly writes: SerialQueue;
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
  /** The texts that servers share outside the content, by name. */
  private readonly texts = new Map<string, RemoteText>();

  constructor(private readonly parts: ContentRemoteParts) {
    this.schedule(0);
  }

  state(): RemoteState {
    return this.parts.status.state();
  }

  /** Schedules another comparison when one is running, because that may miss the caller's change. */
  check(): Promise<void> {
    if (this.parts.signal.aborted) return Promise.resolve();
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
    const text = this.texts.get(name) ?? new RemoteText(this.parts.ofTexts, name);
    this.texts.set(name, text);
    return text;
  }

  /** Ends the comparisons after the running one. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(ms: number): void {
    if (this.parts.signal.aborted) return;
    this.timer = setTimeout(() => {
      void this.check().finally(() => this.schedule(this.parts.pollMs));
    }, ms);
    this.timer.unref();
  }

  /** Brings branch and texts in step: one cheap request, and the write queue only when the branches' positions differ. */
  private async compare(): Promise<void> {
    const { git, branch, local, sync, writes } = this.parts;
    const { ref, commit } = await local.current();
    const texts = [...this.texts.values()];
    const positions = await git.positions([ref, ...texts.map((text) => text.ref)]);
    const remote = positions.get(ref);
    if (remote !== commit || (await branch.syncedAt(ref)) !== remote) {
      if (remote !== undefined) await git.fetchAhead(ref);
      await writes.run(() => sync.run());
    }
    for (const text of texts) await text.follow(positions.get(text.ref));
  }

  private async compareAndReport(): Promise<void> {
    const { status, ready, signal } = this.parts;
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
