import { join } from "node:path";
import type { PublishState } from "../../content/model/answers";
import type { ReleaseHold } from "../../content/model/release-answers";
import { tokyoDay } from "../../content/model/tokyo-day";
import { oneAtATime } from "../one-at-a-time";
import type { Snapshot } from "../store/content-store";
import { takeBuildLock } from "./build-lock";
import { buildSite, type BuildInput } from "./build-site";
import type { FastPath } from "./fast-path";
import { keepRendererOf } from "./kept-renderer";
import { openPages } from "./open-pages";
import { pagesStand } from "./pages-stand";
import { precompress } from "./precompress";
import { PublishNotices } from "./publish-notices";
import type { Publisher } from "./publisher";
import { ReleaseFolder, type Release } from "./release-folder";
import type { SitePublisherOptions } from "./site-publisher-options";
import { watchHold } from "./watch-hold";

/** Why a full build runs: to make content live that single pages cannot, or to check those that are live. */
type Purpose = "publish" | "check";

const defaultQuietMs = 1000;
const defaultCheckMs = 60_000;
/** A renderer that keeps dying is not started for ever: full builds do its work. */
const mostRestarts = 3;
const maxWaiting = 1000;

/**
 * Keeps the static site in step with the content. A commit becomes the pages it touches at once, made by a renderer that
 * stays open (decision 008); when nobody has saved for a while a full build checks them. Whatever the renderer cannot do
 * a full build does, one at a time, and switches to its release when that is whole.
 */
export class SitePublisher implements Publisher {
  /** What is kept and which of it is live. */
  readonly releases: ReleaseFolder;
  private live: Release | undefined;
  private hold: ReleaseHold | undefined;
  private newest: Snapshot | undefined;
  private fast: FastPath | undefined;
  private restarts = 0;
  private opening: Promise<void> | undefined;
  private following: Promise<void> | undefined;
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private checkTimer: NodeJS.Timeout | undefined;
  private readonly aborter = new AbortController();
  private readonly contentDir: string;
  private readonly notices = new PublishNotices();
  /** Single pages and a switch of releases never meet. */
  private readonly inTurn = oneAtATime(maxWaiting);
  private unsubscribe: () => void = () => undefined;
  private unwatch: () => void = () => undefined;

  private constructor(private readonly options: SitePublisherOptions) {
    this.releases = new ReleaseFolder(join(options.dataDir, "releases"));
    this.contentDir = join(options.dataDir, "build", "content");
  }

  /** Takes up the release that is live, if any, and starts to follow the store. */
  static async start(options: SitePublisherOptions): Promise<SitePublisher> {
    const publisher = new SitePublisher(options);
    const { releases } = publisher;
    await releases.tidy().catch(() => options.log({ event: "releases-not-tidied" }));
    publisher.unwatch = await watchHold(releases.holdFile, () => publisher.lookAtHold(), options.holdPollMs);
    await publisher.lookAtHold();
    publisher.live = await releases.current();
    if (publisher.live) publisher.notices.isLive(publisher.live);
    publisher.unsubscribe = options.store.onChange((snapshot) => {
      publisher.newest = snapshot;
      publisher.catchUp(options.quietMs ?? defaultQuietMs);
    });
    options.store.ready.then(
      () => publisher.takeUp(options.store.snapshot()),
      () => undefined,
    );
    return publisher;
  }

  state(): PublishState {
    return this.notices.state();
  }

  onChange(listener: (state: PublishState) => void): () => void {
    return this.notices.onChange(listener);
  }

  siteFolder(): string | undefined {
    return this.live?.folder;
  }

  /** Resolves when nothing is waiting or being published any more, whether it worked or not; a check may still come. */
  async settled(): Promise<void> {
    for (;;) {
      const under = this.running ?? this.opening ?? this.following;
      if (under) await under;
      else if (this.timer) await new Promise((resolve) => setTimeout(resolve, 20));
      else return;
    }
  }

  /** Reads again whether a release is held: somebody rolled back, or wants the newest again (decision 011). */
  async lookAtHold(): Promise<void> {
    const ended = await this.inTurn(() => this.takeHold());
    // A build that runs goes on with the newest at its end.
    if (ended && this.newest && !this.running) this.takeUp(this.newest);
  }

  async close(): Promise<void> {
    this.unsubscribe();
    this.unwatch();
    clearTimeout(this.timer);
    clearTimeout(this.checkTimer);
    this.timer = undefined;
    this.aborter.abort();
    await this.opening;
    await this.dropFastPath();
    await this.following;
    await this.running;
  }

  /** True when a hold has ended. */
  private async takeHold(): Promise<boolean> {
    const wasHeld = this.hold !== undefined;
    const hold = await this.releases.keepHold();
    const live = await this.releases.current();
    this.hold = live && hold;
    this.notices.isHeld(this.hold);
    if (this.hold === undefined && !wasHeld) return false;
    clearTimeout(this.timer);
    clearTimeout(this.checkTimer);
    this.timer = undefined;
    await this.opening;
    // It makes pages for the release that was live before.
    await this.dropFastPath();
    this.live = live;
    if (live) this.notices.isLive(live, {});
    return this.hold === undefined;
  }

  private isLive(snapshot: Snapshot): boolean {
    return this.live?.commit === snapshot.commit && this.live.code === this.options.code;
  }

  private takeUp(snapshot: Snapshot): void {
    this.newest = snapshot;
    if (this.live && !this.hold && this.isLive(snapshot)) this.openFastPath(this.live, snapshot);
    else this.catchUp(0);
  }

  /** Publishes the newest content the best way there is now. Every end of something under way comes here again. */
  private catchUp(quietMs: number): void {
    const { newest } = this;
    if (newest === undefined || this.hold || this.aborter.signal.aborted || this.opening || this.following) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const state = this.state();
    if (this.live && this.isLive(newest)) {
      // The content went back to what is live: the failed build is nobody's any more.
      if (state.kind === "failed") this.notices.isLive(this.live);
    } else if (this.fast) {
      this.following = this.inTurn(() => this.publishPages()).finally(() => {
        this.following = undefined;
        this.catchUp(quietMs);
      });
    } else if (!this.running && !(state.kind === "failed" && state.commit === newest.commit)) {
      this.timer = setTimeout(() => this.begin("publish"), quietMs);
    }
  }

  private async publishPages(): Promise<void> {
    const { now, log } = this.options;
    const { newest, fast } = this;
    if (!newest || !fast || this.hold || this.isLive(newest)) return;
    const { commit } = newest;
    const started = now().getTime();
    this.notices.building(commit);
    try {
      const { release, pages, broken } = await fast.publish(newest);
      this.live = release;
      this.notices.isLive(release, { ...this.notices.liveNotes(), path: "pages", broken });
      log({ event: "published", commit, path: "pages", pages, ms: now().getTime() - started });
      for (const { page, reason } of broken) log({ event: "page-broken", page, reason });
      this.checkLater();
    } catch (error) {
      await this.dropFastPath();
      // What it left half-way is not live any more, also when the content goes back to it.
      this.live = (await this.releases.current()) ?? this.live;
      if (!this.aborter.signal.aborted) log({ event: "pages-failed", commit, path: "full", reason: reasonOf(error) });
    }
  }

  private checkLater(): void {
    clearTimeout(this.checkTimer);
    this.checkTimer = setTimeout(() => {
      if (this.aborter.signal.aborted || !this.fast) return;
      if (this.running ?? this.opening) this.checkLater();
      else this.begin("check");
    }, this.options.checkMs ?? defaultCheckMs);
    this.checkTimer.unref();
  }

  private begin(purpose: Purpose): void {
    this.timer = undefined;
    this.running = this.buildNewest(purpose).finally(() => {
      this.running = undefined;
      this.catchUp(0);
    });
  }

  private async buildNewest(purpose: Purpose): Promise<void> {
    const { newest } = this;
    if (!newest || this.hold || (purpose === "publish" && this.isLive(newest))) return;
    const { log, now } = this.options;
    const { commit } = newest;
    const started = now().getTime();
    if (purpose === "publish") this.notices.building(commit);
    try {
      const published = await this.buildRelease(newest, purpose);
      const event = published ? "published" : this.state().kind === "held" ? "held" : "checked";
      log({ event, commit, path: "full", ms: now().getTime() - started });
    } catch (error) {
      if (this.aborter.signal.aborted) return;
      const reason = reasonOf(error);
      if (purpose === "publish") this.notices.failed(commit, reason);
      else this.notices.note({ buildFailure: reason });
      log({ event: "publish-failed", commit, reason });
    }
  }

  /** Builds a commit and makes its release live; false when a check left the live release as it is. */
  private async buildRelease(snapshot: Snapshot, purpose: Purpose): Promise<boolean> {
    const { store, dataDir, rootDir, environment, settings, code, now, build = buildSite } = this.options;
    const { onLine = () => undefined } = this.options;
    const checked = { live: () => this.live, notices: this.notices, log: this.options.log };
    const { signal } = this.aborter;
    const { commit } = snapshot;
    const release = await takeBuildLock(rootDir, signal, () =>
      onLine("Waiting for another build in this checkout to end …"),
    );
    try {
      await store.exportTo(this.contentDir, commit);
      const input: BuildInput = { contentDir: this.contentDir, commit, builtOn: tokyoDay(now()), ...settings };
      const built = await build(input, { rootDir, environment, code, onLine, signal });
      if (purpose === "check" && (await pagesStand(built, input, checked))) return false;
      return await this.inTurn(async () => {
        if (purpose === "check" && this.live?.commit !== commit) return false;
        await this.dropFastPath();
        const manifest = { commit, code, builtAt: now().toISOString(), builtOn: input.builtOn };
        const made = await this.releases.publish(built, manifest, precompress);
        this.live = made;
        await this.takeHold();
        if (this.hold) return false;
        await keepRendererOf(rootDir, dataDir, made.name).catch((error: unknown) =>
          this.options.log({ event: "renderer-not-kept", reason: reasonOf(error) }),
        );
        const { differences } = this.notices.liveNotes();
        this.notices.isLive(made, { path: "full", ...(differences ? { differences } : {}) });
        this.restarts = 0;
        this.openFastPath(made, snapshot);
        return true;
      });
    } finally {
      await release();
    }
  }

  /** Starts the renderer of a release that shows a snapshot; without one, commits wait for full builds. */
  private openFastPath(release: Release, snapshot: Snapshot): void {
    this.opening = this.openedFastPath(release, snapshot)
      .catch((error: unknown) => {
        if (!this.aborter.signal.aborted) this.options.log({ event: "renderer-unavailable", reason: reasonOf(error) });
      })
      .finally(() => {
        this.opening = undefined;
        this.catchUp(0);
      });
  }

  private async openedFastPath(release: Release, snapshot: Snapshot): Promise<void> {
    const opened = await openPages(this.options, this.releases, this.contentDir, release, snapshot);
    if (opened === undefined) return;
    this.fast = opened.fast;
    opened.renderer.onDeath(() => void this.restart(opened.fast));
  }

  private async restart(fast: FastPath): Promise<void> {
    // In the middle of a commit the full build takes over (publishPages).
    if (this.fast !== fast || this.following) return;
    this.fast = undefined;
    this.restarts += 1;
    this.options.log({ event: "renderer-died", restarts: this.restarts });
    // Two exports into one folder would spoil each other.
    await this.running;
    const { live, opening } = this;
    if (live?.commit !== fast.snapshot.commit || opening || this.aborter.signal.aborted) return;
    if (this.restarts <= mostRestarts) this.openFastPath(live, fast.snapshot);
  }

  private async dropFastPath(): Promise<void> {
    const { fast } = this;
    this.fast = undefined;
    await fast?.close();
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
