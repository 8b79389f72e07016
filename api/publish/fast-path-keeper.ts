import { errorMessage } from "../../content/model/error-message";
import type { Snapshot } from "../store/content-store";
import type { FastPath } from "./render/fast-path";
import type { openPages } from "./open-pages";
import type { Release } from "./release/release-folder";

/** A renderer that keeps dying is not started for ever: full builds do its work. */
const mostRestarts = 3;

export interface FastPathKeeperOptions {
  readonly open: (release: Release, snapshot: Snapshot) => ReturnType<typeof openPages>;
  /** The release that is live at the time of asking. */
  readonly live: () => Release | undefined;
  /** True while a commit is being brought into the live release. */
  readonly isFollowing: () => boolean;
  /** Resolves when no full build runs. */
  readonly buildEnds: () => Promise<void>;
  /** Told after each try to open, whether it worked or not. */
  readonly onTried: () => void;
  readonly log: (event: Readonly<Record<string, unknown>>) => void;
  readonly signal: AbortSignal;
}

/** Keeps the fast path of the live release open: its renderer is started again when it dies. */
export class FastPathKeeper {
  private fast: FastPath | undefined;
  private underWay: Promise<void> | undefined;
  private restarts = 0;
  private proven = "";

  constructor(private readonly options: FastPathKeeperOptions) {}

  /** The fast path, or undefined while full builds do its work. */
  get current(): FastPath | undefined {
    return this.fast;
  }

  /** True when the renderer of a release made pages as the release has them, in this process's life. */
  hasProven({ name }: Release): boolean {
    return this.proven === name;
  }

  /** Settles when the try to open that is under way has ended. */
  get opening(): Promise<void> | undefined {
    return this.underWay;
  }

  /**
   * Starts the renderer of a release that shows a snapshot; without one, commits wait for full builds. `before` is what it
   * takes the place of.
   */
  open(release: Release, snapshot: Snapshot, before?: FastPath): void {
    const { log, signal, onTried } = this.options;
    this.underWay = this.tryToOpen(release, snapshot, before)
      .catch((error: unknown) => {
        if (!signal.aborted) log({ event: "renderer-unavailable", reason: errorMessage(error) });
      })
      .finally(() => {
        this.underWay = undefined;
        onTried();
      });
  }

  /** The same for a release that has just been built: its renderer may be started as often as any. */
  openAnew(release: Release, snapshot: Snapshot): void {
    this.restarts = 0;
    this.open(release, snapshot);
  }

  async drop(): Promise<void> {
    const { fast } = this;
    this.fast = undefined;
    await fast?.close();
  }

  private async tryToOpen(release: Release, snapshot: Snapshot, before: FastPath | undefined): Promise<void> {
    await before?.close();
    const opened = await this.options.open(release, snapshot);
    if (opened === undefined) return;
    this.fast = opened.fast;
    this.proven = release.name;
    opened.renderer.onDeath(() => void this.restart(opened.fast));
  }

  private async restart(fast: FastPath): Promise<void> {
    const { live, isFollowing, buildEnds, log, signal } = this.options;
    // In the middle of a commit the full build takes over.
    if (this.fast !== fast || isFollowing()) return;
    this.fast = undefined;
    this.restarts += 1;
    log({ event: "renderer-died", restarts: this.restarts });
    // Two exports into one folder would spoil each other.
    await buildEnds();
    const release = live();
    if (release?.commit !== fast.snapshot.commit || this.underWay || signal.aborted) return;
    if (this.restarts <= mostRestarts) this.open(release, fast.snapshot, fast);
  }
}
