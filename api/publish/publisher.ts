import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PublishState } from "../../content/model/api/answers";
import type { Previewed } from "../../content/model/api/render-messages";
import { tokyoDay } from "../../content/model/dates/tokyo-day";
import { errorMessage } from "../../content/model/error-message";
import type { Snapshot } from "../store/content-store";
import { PublicContent, type PublicView } from "../publication/public-content";
import { compileSite } from "./build/compile-site";
import { GivenUp, RendererFailures } from "./failures";
import { mostFailures, nextStep, type Situation, type Step } from "./next-step";
import type { PublisherOptions } from "./publisher-options";
import { LiveRelease } from "./release/live-release";
import type { Release } from "./release/release";
import { ReleaseFolder } from "./release/release-folder";
import { isStorageFault, storageSentence } from "./release/storage-fault";
import { openReleaseRenderer } from "./render/open-release-renderer";
import type { ReleaseRenderer } from "./render/release-renderer";
import { findRenderer } from "./render/renderer-folder";
import { FullRenderRequired } from "./render/renderer-process";
import type { PreviewAsked, Publisher } from "./publisher-interface";

const defaultQuietMs = 60_000;
const defaultPollMs = 1000;

/**
 * Keeps the static site in step with the content. One loop computes the next step (next-step.ts) and takes it: after
 * every change of the content, after every step, and once a second to detect a rollback.
 */
export class SitePublisher implements Publisher {
  private readonly live: LiveRelease;
  private readonly content: PublicContent;
  private readonly contentDir: string;
  private newest: Snapshot | undefined;
  private renderer: ReleaseRenderer | undefined;
  private hasCompiledRenderer = false;
  private readonly failures = new RendererFailures();
  private readonly givenUp = new GivenUp();
  /** When pages of the live release were last changed, in ms; undefined for a release as it was made. */
  private changedAt: number | undefined;
  /** True after the renderer died of a deferred file: pages are worth more than that file. */
  private skipsDeferred = false;
  /** The step that is under way. */
  private step: Promise<void> | undefined;
  private stepName: Step = "wait";
  private readonly closing = new AbortController();
  private sleeping = new AbortController();
  /** Called at the end of the next turn of the loop. */
  private waiting: (() => void)[] = [];
  private loop = Promise.resolve();
  private unsubscribe: () => void = () => undefined;

  private constructor(
    private readonly options: PublisherOptions,
    /** The releases on the disk. */
    readonly releases: ReleaseFolder,
    /** Fingerprint of the code that pages are made with. */
    private code: string,
  ) {
    this.live = new LiveRelease(releases, options.log);
    this.content = new PublicContent(options.now);
    this.contentDir = join(options.dataDir, "build", "content");
  }

  /** Adopts the live release, if any, and starts to follow the store. */
  static async start(options: PublisherOptions): Promise<SitePublisher> {
    const { dataDir, store, log } = options;
    const releases = new ReleaseFolder(join(dataDir, "releases"));
    await releases.tidy().catch(() => log({ event: "releases-not-tidied" }));
    const publisher = new SitePublisher(options, releases, options.generator.code());
    publisher.hasCompiledRenderer = (await findRenderer(dataDir, publisher.code)) !== undefined;
    await publisher.live.adopt(false);
    const follow = (snapshot: Snapshot): void => {
      publisher.newest = snapshot;
      publisher.wake();
    };
    publisher.unsubscribe = store.onChange(follow);
    store.ready.then(
      () => follow(store.snapshot()),
      () => undefined,
    );
    publisher.loop = publisher.run();
    return publisher;
  }

  state(): PublishState {
    return this.live.state();
  }

  siteFolder(): string | undefined {
    return this.live.release?.folder;
  }

  /** False while the live release is one that other code has built. */
  isOfThisCode(): boolean {
    return this.live.release?.code === this.code;
  }

  async preview(asked: PreviewAsked): Promise<Previewed | undefined> {
    try {
      return await this.renderer?.preview(asked);
    } catch (error) {
      this.options.log({ event: "preview-failed", reason: errorMessage(error) });
      return undefined;
    }
  }

  /** Reads at once whether a release is held; resolves when the state says so. */
  readHold(): Promise<void> {
    return this.nextTurn();
  }

  /** Resolves when no page is left to render, after success or failure; does not wait for deferred files. */
  async settled(): Promise<void> {
    await this.options.store.ready.catch(() => undefined);
    do {
      await this.step;
      await this.nextTurn();
    } while (this.step !== undefined && this.stepName !== "render-deferred");
  }

  async close(): Promise<void> {
    this.unsubscribe();
    this.closing.abort();
    await this.closeRenderer();
    this.wake();
    await this.loop;
    await this.closeRenderer();
  }

  private async run(): Promise<void> {
    for (let isOver = false; !isOver;) {
      const sleeping = new AbortController();
      this.sleeping = sleeping;
      const waiting = this.waiting.splice(0);
      await this.live.adopt(this.step !== undefined).catch(() => undefined);
      // Before the situation is looked at: a time that passes between the two is then not slept over.
      const restMs = this.restMs();
      const step = nextStep(this.situation());
      isOver = step === "stop";
      if (step !== "wait") this.stepName = step;
      if (step !== "wait" && step !== "stop")
        this.step = this.perform(step).finally(() => {
          this.step = undefined;
          this.wake();
        });
      for (const resolve of waiting) resolve();
      if (!isOver) await sleep(restMs, undefined, { signal: sleeping.signal, ref: false }).catch(() => undefined);
    }
    for (const resolve of this.waiting) resolve();
  }

  /** How long the loop may sleep: until the next item's time, and no longer than a poll, so that a clock may jump. */
  private restMs(): number {
    const { newest, content, options } = this;
    const until = newest === undefined ? undefined : content.of(newest).until;
    const pollMs = options.pollMs ?? defaultPollMs;
    return until === undefined ? pollMs : Math.min(pollMs, Math.max(0, until - options.now().getTime()));
  }

  private wake(): void {
    this.sleeping.abort();
  }

  /** Resolves when a turn of the loop that begins after the call has ended. */
  private nextTurn(): Promise<void> {
    if (this.closing.signal.aborted) return this.loop;
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.wake();
    });
  }

  private situation(): Situation {
    const { live, newest, renderer, changedAt, options } = this;
    const { release } = live;
    const now = options.now();
    const view = newest && this.content.of(newest);
    const opened = renderer?.releaseName === release?.name ? "open" : "outdated";
    return {
      isClosing: this.closing.signal.aborted,
      isBusy: this.step !== undefined,
      isHeld: live.hold !== undefined,
      newest: newest?.commit,
      live: release && {
        commit: release.commit,
        isOfThisCode: this.isOfThisCode(),
        isUnfinished: release.unfinished !== undefined,
      },
      renderer: renderer ? opened : this.hasCompiledRenderer ? "closed" : "absent",
      failures: this.failures.at(now.getTime()),
      isOutOfTime:
        view !== undefined && release !== undefined && view.hidden.join("\n") !== (release.hidden ?? []).join("\n"),
      hasGivenUp: this.givenUp.has(view, now.getTime()),
      isDayOver:
        changedAt !== undefined &&
        release?.builtOn !== tokyoDay(now) &&
        now.getTime() - changedAt >= (options.quietMs ?? defaultQuietMs),
      hasDeferred: !this.skipsDeferred && renderer?.hasDeferred() === true,
      state: this.state().kind,
    };
  }

  /** Takes a step; never rejects. */
  private async perform(step: Exclude<Step, "stop" | "wait">): Promise<void> {
    const { newest, live } = this;
    const { release } = live;
    const view = newest && this.content.of(newest);
    try {
      if (step === "close-renderer") await this.closeRenderer();
      else if (step === "open-renderer" && release) await this.openRenderer(release);
      else if (step === "announce" && release) await live.show(release);
      else if (step === "render" && view && release) await this.render(view, release.builtOn);
      else if (step === "render-day" && view) await this.render(view, tokyoDay(this.options.now()));
      else if (step === "render-deferred") await this.renderDeferred();
      else if (step === "compile" && view) await this.compile(view);
    } catch (error) {
      if (!this.closing.signal.aborted) await this.fail(step, view, error);
    }
  }

  private async openRenderer(release: Release): Promise<void> {
    const { options, releases, contentDir } = this;
    const opened = await openReleaseRenderer(options, releases, release, contentDir, () => {
      // A step that needs it fails by itself.
      if (this.renderer !== opened || this.step !== undefined) return;
      this.renderer = undefined;
      options.log({ event: "renderer-died", failures: this.failures.add(options.now().getTime()) });
      this.wake();
    });
    this.renderer = opened;
  }

  private async closeRenderer(): Promise<void> {
    const { renderer } = this;
    this.renderer = undefined;
    await renderer?.close();
  }

  private async render(view: PublicView, builtOn: string): Promise<void> {
    const { renderer, live, options } = this;
    const { commit } = view.snapshot;
    const started = options.now().getTime();
    if (renderer === undefined) throw new Error("The renderer is closed");
    if (live.release?.commit !== commit) live.building(commit);
    const { release, path, pages, broken } = await renderer.publish(view, builtOn);
    const ended = options.now().getTime();
    this.succeeded();
    const isOfToday = path === "whole" && builtOn === tokyoDay(options.now());
    this.changedAt = isOfToday ? undefined : ended;
    if (await live.show(release, { path, broken }))
      options.log({ event: "published", commit, path, pages, ms: ended - started });
    for (const { page, reason } of broken) options.log({ event: "page-broken", page, reason });
  }

  private async renderDeferred(): Promise<void> {
    for (const { page, reason } of (await this.renderer?.publishDeferred()) ?? [])
      this.options.log({ event: "file-broken", file: page, reason });
  }

  private async compile(view: PublicView): Promise<void> {
    const { live, options, releases, contentDir } = this;
    const { commit } = view.snapshot;
    const started = options.now().getTime();
    live.building(commit);
    await this.closeRenderer();
    const code = (this.code = options.generator.code());
    const { signal } = this.closing;
    const release = await compileSite(options, releases, { view, contentDir, code, signal });
    this.hasCompiledRenderer = (await findRenderer(options.dataDir, code)) !== undefined;
    this.succeeded();
    this.skipsDeferred = false;
    this.changedAt = undefined;
    if (await live.show(release, { path: "full" }))
      options.log({ event: "published", commit, path: "full", ms: options.now().getTime() - started });
  }

  private succeeded(): void {
    for (const each of [this.failures, this.givenUp]) each.reset();
  }

  private async fail(step: Step, view: PublicView | undefined, error: unknown): Promise<void> {
    const { live, options } = this;
    const now = options.now().getTime();
    const commit = view?.snapshot.commit;
    const reason = storageSentence(error) ?? errorMessage(error);
    const needsGatsby = error instanceof FullRenderRequired;
    if (step === "open-renderer") options.log({ event: "renderer-unavailable", reason });
    else if (step !== "compile") {
      await this.closeRenderer();
      await live.reread();
      options.log({ event: needsGatsby ? "full-render-required" : "pages-failed", commit, reason });
    }
    // A renderer would not find more room at the next try, nor would Gatsby.
    const isHopeless = step === "compile" || (step === "render" && isStorageFault(error));
    if (isHopeless && commit !== undefined) {
      this.givenUp.add(view, now);
      live.failed(commit, reason);
      options.log({ event: "publish-failed", commit, reason });
    } else this.failures.add(now, needsGatsby ? mostFailures : undefined);
    if (step === "render-deferred") this.skipsDeferred = true;
    // The pages stay those of the earlier day until the next save.
    if (step === "render-day") this.changedAt = undefined;
  }
}
