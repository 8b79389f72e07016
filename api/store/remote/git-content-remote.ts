import type { RemoteState } from "../../../content/model/api/answers";
import { errorMessage } from "../../../content/model/error-message";
import { StoreError, type ContentRemote, type SharedText } from "../content-store";
import type { SerialQueue } from "../serial-queue";
import type { GitRemote } from "./git-remote";
import type { RemoteBranch } from "./remote-branch";
import type { RemoteStanding } from "./remote-standing";
import { SharedRefText, type SharedRefTextParts } from "./shared-ref-text";

export interface GitContentRemoteParts extends SharedRefTextParts {
  readonly git: GitRemote;
  readonly branch: RemoteBranch;
  readonly standing: RemoteStanding;
  /** The store's one write queue. */
  readonly writes: SerialQueue;
  readonly ready: Promise<void>;
  /** Time between two looks, in ms. */
  readonly pollMs: number;
  readonly signal: AbortSignal;
}

/** Looks at the remote now and then, and whenever somebody says that there is something new. */
export class GitContentRemote implements ContentRemote {
  private readonly shared = new Map<string, SharedRefText>();
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: GitContentRemoteParts) {
    this.plan(0);
  }

  state(): RemoteState {
    return this.parts.standing.state();
  }

  /** A look that began before the call may have missed what the caller knows of: then another one follows. */
  check(): Promise<void> {
    if (this.parts.signal.aborted) return Promise.resolve();
    if (this.running === undefined) {
      this.running = this.look().finally(() => (this.running = undefined));
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
    const text = new SharedRefText(this.parts, name);
    this.shared.set(name, text);
    return text;
  }

  /** Ends the looking; a look under way is waited for. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
  }

  private plan(ms: number): void {
    if (this.parts.signal.aborted) return;
    this.timer = setTimeout(() => {
      void this.check().finally(() => this.plan(this.parts.pollMs));
    }, ms);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    const { standing, ready, signal } = this.parts;
    try {
      await ready;
      await this.compare();
      if (!signal.aborted) standing.set("in-step");
    } catch (error) {
      if (signal.aborted) return;
      if (isOfRemote(error)) standing.failed(error);
      else standing.set("behind", errorMessage(error));
    }
  }

  // One cheap question; the write queue is only needed when the answer is not what stands here.
  private async compare(): Promise<void> {
    const { git, branch, writes } = this.parts;
    const { ref, commit } = await branch.local();
    const texts = [...this.shared.values()];
    const positions = await git.positions([ref, ...texts.map((text) => text.ref)]);
    const remote = positions.get(ref);
    if (remote !== commit || (await branch.agreedAt(ref)) !== remote) {
      if (remote !== undefined) await git.fetchAhead(ref);
      await writes.run(() => branch.catchUp());
    }
    for (const text of texts) await text.follow(positions.get(text.ref));
  }
}

function isOfRemote(error: unknown): boolean {
  return error instanceof StoreError && (error.code === "remote-unavailable" || error.code === "remote-diverged");
}
