import { join } from "node:path";
import type { PublishState } from "../../content/model/api/answers";
import { errorMessage } from "../../content/model/error-message";
import { oneAtATime } from "../support/one-at-a-time";
import type { Snapshot } from "../store/content-store";
import { FastPathKeeper } from "./fast-path-keeper";
import { runFullBuild, type Purpose } from "./full-build";
import { LiveSite } from "./live-site";
import { openPages } from "./open-pages";
import { PagesDeclined } from "./pages-declined";
import type { Publisher } from "./publisher";
import type { ReleaseFolder } from "./release-folder";
import { removeRendering } from "./render-aside";
import type { SitePublisherOptions } from "./site-publisher-options";
import { watchHold } from "./watch-hold";

const defaultQuietMs = 1000;
const defaultCheckMs = 60_000;
const maxWaiting = 1000;

/**
 * Keeps the static site in step with the content. A commit becomes the pages it touches at once, made by a renderer that
 * stays open (decision 008); when nobody has saved for a while they are checked. Whatever the renderer cannot do is done
 * by making the whole site aside, one at a time, and switching to its release when that is whole: all pages are rendered,
 * or Gatsby builds them (decision 013).
 */
export class SitePublisher implements Publisher {
  private newest: Snapshot | undefined;
  private following: Promise<void> | undefined;
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private checkTimer: NodeJS.Timeout | undefined;
  private readonly aborter = new AbortController();
  private readonly contentDir: string;
  private readonly live: LiveSite;
  private readonly pages: FastPathKeeper;
  /** Single pages and a switch of releases never meet. */
  private readonly inTurn = oneAtATime(maxWaiting);
  private unsubscribe: () => void = () => undefined;
  private unwatch: () => void = () => undefined;

  private constructor(private readonly options: SitePublisherOptions) {
    this.live = new LiveSite(options.dataDir, options.code);
    this.contentDir = join(options.dataDir, "build", "content");
    this.pages = new FastPathKeeper({
      open: (release, snapshot) => openPages(options, this.releases, this.contentDir, release, snapshot),
      live: () => this.live.release,
      isFollowing: () => this.following !== undefined,
      buildEnds: async () => this.running,
      onTried: () => this.catchUp(0),
      log: options.log,
      signal: this.aborter.signal,
    });
  }

  /** Takes up the release that is live, if any, and starts to follow the store. */
  static async start(options: SitePublisherOptions): Promise<SitePublisher> {
    const publisher = new SitePublisher(options);
    const { releases, live } = publisher;
    await releases.tidy().catch(() => options.log({ event: "releases-not-tidied" }));
    await removeRendering(options.dataDir).catch(() => options.log({ event: "rendering-not-removed" }));
    publisher.unwatch = await watchHold(releases.holdFile, () => publisher.lookAtHold(), options.holdPollMs);
    await publisher.lookAtHold();
    await live.takeUp();
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

  /** What is kept and which of it is live. */
  get releases(): ReleaseFolder {
    return this.live.releases;
  }

  state(): PublishState {
    return this.live.notices.state();
  }

  onChange(listener: (state: PublishState) => void): () => void {
    return this.live.notices.onChange(listener);
  }

  siteFolder(): string | undefined {
    return this.live.release?.folder;
  }

  /** Resolves when nothing is waiting or being published any more, whether it worked or not; a check may still come. */
  async settled(): Promise<void> {
    for (;;) {
      const under = this.running ?? this.pages.opening ?? this.following;
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
    this.forgetTimers();
    this.aborter.abort();
    await this.pages.opening;
    await this.pages.drop();
    await this.following;
    await this.running;
  }

  /** True when a hold has ended. */
  private takeHold(): Promise<boolean> {
    return this.live.readHold(async () => {
      this.forgetTimers();
      await this.pages.opening;
      // It makes pages for the release that was live before.
      await this.pages.drop();
    });
  }

  private forgetTimers(): void {
    clearTimeout(this.timer);
    clearTimeout(this.checkTimer);
    this.timer = undefined;
  }

  private takeUp(snapshot: Snapshot): void {
    this.newest = snapshot;
    const { release, hold } = this.live;
    if (release && !hold && this.live.shows(snapshot)) this.pages.open(release, snapshot);
    else this.catchUp(0);
  }

  /** Publishes the newest content the best way there is now. Every end of something under way comes here again. */
  private catchUp(quietMs: number): void {
    const { newest, live } = this;
    if (newest === undefined || live.hold || this.aborter.signal.aborted || this.pages.opening || this.following)
      return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const state = this.state();
    if (live.release && live.shows(newest)) {
      // The content went back to what is live: the failed build is nobody's any more.
      if (state.kind === "failed") live.notices.isLive(live.release);
    } else if (this.pages.current) {
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
    const { newest, live } = this;
    const fast = this.pages.current;
    if (!newest || !fast || live.hold || live.shows(newest)) return;
    const { commit } = newest;
    const started = now().getTime();
    live.notices.building(commit);
    try {
      const { release, pages, broken } = await fast.publish(newest);
      live.show(release);
      live.notices.isLive(release, { ...live.notices.liveNotes(), path: "pages", broken });
      log({ event: "published", commit, path: "pages", pages, ms: now().getTime() - started });
      for (const { page, reason } of broken) log({ event: "page-broken", page, reason });
      this.checkLater();
    } catch (error) {
      await this.pages.drop();
      // What it left half-way is not live any more, also when the content goes back to it.
      live.show((await this.releases.current()) ?? live.release);
      const event = error instanceof PagesDeclined ? "pages-declined" : "pages-failed";
      if (!this.aborter.signal.aborted) log({ event, commit, reason: errorMessage(error) });
    }
  }

  private checkLater(): void {
    clearTimeout(this.checkTimer);
    this.checkTimer = setTimeout(() => {
      if (this.aborter.signal.aborted) return;
      if (this.running ?? this.pages.opening) this.checkLater();
      else if (this.pages.current) this.begin("check");
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
    const { newest, live, options, contentDir, pages, inTurn } = this;
    if (!newest || live.hold || (purpose === "publish" && live.shows(newest))) return;
    const takeHold = () => this.takeHold();
    const { signal } = this.aborter;
    await runFullBuild({ options, contentDir, live, pages, inTurn, takeHold, signal }, newest, purpose);
    // Gatsby has not seen it.
    if (purpose === "publish" && live.notices.liveNotes().path === "whole") this.checkLater();
  }
}
