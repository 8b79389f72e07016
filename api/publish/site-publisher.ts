import { join } from "node:path";
import type { PublishState } from "../../content/model/answers";
import { tokyoDay } from "../../content/model/tokyo-day";
import type { ContentStore, Snapshot } from "../store/content-store";
import { takeBuildLock } from "./build-lock";
import { buildSite, type BuildInput, type BuildOptions } from "./build-site";
import { precompress } from "./precompress";
import type { Publisher } from "./publisher";
import { ReleaseFolder, type Release } from "./release-folder";

/** Settings that reach the pages. */
export type PageSettings = Pick<BuildInput, "publicUrl" | "gtagId" | "captchaSiteKey" | "contact">;

export interface SitePublisherOptions extends Pick<BuildOptions, "rootDir" | "environment"> {
  readonly store: Pick<ContentStore, "ready" | "snapshot" | "onChange" | "exportTo">;
  readonly dataDir: string;
  readonly settings: PageSettings;
  /** Fingerprint of code and settings (code-fingerprint.ts). */
  readonly code: string;
  readonly now: () => Date;
  readonly log: (event: Readonly<Record<string, unknown>>) => void;
  /** How long to wait for further saves before building, in ms. */
  readonly quietMs?: number;
  /** Progress of a build, line by line. */
  readonly onLine?: (line: string) => void;
  /** The build itself; tests of the order of events give their own. */
  readonly build?: typeof buildSite;
}

const defaultQuietMs = 1000;

/** Builds a release after every change of the content, one at a time, and switches to it when it is whole. */
export class SitePublisher implements Publisher {
  private live: Release | undefined;
  private publishState: PublishState = { kind: "none" };
  private wanted: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private readonly aborter = new AbortController();
  private readonly releases: ReleaseFolder;
  private readonly listeners = new Set<(state: PublishState) => void>();
  private unsubscribe: () => void = () => undefined;

  private constructor(private readonly options: SitePublisherOptions) {
    this.releases = new ReleaseFolder(join(options.dataDir, "releases"));
  }

  /** Takes up the release that is live, if any, and starts to follow the store. */
  static async start(options: SitePublisherOptions): Promise<SitePublisher> {
    const publisher = new SitePublisher(options);
    publisher.live = await publisher.releases.current();
    if (publisher.live) publisher.publishState = { kind: "live", liveCommit: publisher.live.commit };
    publisher.unsubscribe = options.store.onChange((snapshot) =>
      publisher.want(snapshot, options.quietMs ?? defaultQuietMs),
    );
    options.store.ready.then(
      () => publisher.want(options.store.snapshot(), 0),
      () => undefined,
    );
    return publisher;
  }

  state(): PublishState {
    return this.publishState;
  }

  onChange(listener: (state: PublishState) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  siteFolder(): string | undefined {
    return this.live?.folder;
  }

  /** Resolves when nothing is waiting or being built any more, whether it worked or not. */
  async settled(): Promise<void> {
    while (this.running ?? this.timer) {
      await (this.running ?? new Promise((resolve) => setTimeout(resolve, 20)));
    }
  }

  async close(): Promise<void> {
    this.unsubscribe();
    clearTimeout(this.timer);
    this.timer = undefined;
    this.wanted = undefined;
    this.aborter.abort();
    await this.running;
  }

  private want(snapshot: Snapshot, quietMs: number): void {
    const isLive = this.live?.commit === snapshot.commit && this.live.code === this.options.code;
    this.wanted = isLive && !this.running ? undefined : snapshot.commit;
    // The content went back to what is live: the failed build is nobody's any more.
    if (isLive && this.publishState.kind === "failed") this.tell({ kind: "live", liveCommit: snapshot.commit });
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.wanted !== undefined && !this.running && !this.aborter.signal.aborted) {
      this.timer = setTimeout(() => this.begin(), quietMs);
    }
  }

  private begin(): void {
    this.timer = undefined;
    this.running = this.buildWanted().finally(() => {
      this.running = undefined;
      if (this.wanted !== undefined && !this.aborter.signal.aborted) this.begin();
    });
  }

  private async buildWanted(): Promise<void> {
    const commit = this.wanted;
    this.wanted = undefined;
    if (commit === undefined || (commit === this.live?.commit && this.options.code === this.live.code)) return;
    const { log, now } = this.options;
    const started = now().getTime();
    this.tell({ kind: "building", commit, ...this.liveCommit() });
    try {
      this.live = await this.buildRelease(commit);
      this.tell({ kind: "live", liveCommit: commit });
      log({ event: "published", commit, ms: now().getTime() - started });
    } catch (error) {
      if (this.aborter.signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      this.tell({ kind: "failed", commit, ...this.liveCommit(), reason });
      log({ event: "publish-failed", commit, reason });
    }
  }

  private async buildRelease(commit: string): Promise<Release> {
    const {
      store,
      dataDir,
      rootDir,
      environment,
      settings,
      code,
      now,
      onLine = () => undefined,
      build = buildSite,
    } = this.options;
    const { signal } = this.aborter;
    const release = await takeBuildLock(rootDir, signal, () =>
      onLine("Waiting for another build in this checkout to end …"),
    );
    try {
      const contentDir = join(dataDir, "build", "content");
      await store.exportTo(contentDir, commit);
      const input: BuildInput = { contentDir, commit, builtOn: tokyoDay(now()), ...settings };
      const built = await build(input, { rootDir, environment, code, onLine, signal });
      const published = await this.releases.publish(built, { commit, code, builtAt: now().toISOString() }, precompress);
      return published;
    } finally {
      await release();
    }
  }

  private tell(state: PublishState): void {
    this.publishState = state;
    for (const listener of this.listeners) listener(state);
  }

  private liveCommit(): { liveCommit?: string } {
    return this.live ? { liveCommit: this.live.commit } : {};
  }
}
