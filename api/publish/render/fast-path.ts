import { isContentPath } from "../../../content/model/collections/parse-content-file";
import type { BrokenPage, RenderedFile } from "../../../content/model/api/render-messages";
import type { ContentStore, Snapshot } from "../../store/content-store";
import type { ChangedPath } from "./changed-paths";
import { bringIntoRelease, writeIntoRelease } from "../release/live-release";
import type { Release, ReleaseFolder } from "../release/release-folder";
import type { Renderer } from "./renderer-process";
import { shownChanges } from "./shown-changes";
import { syncFiles } from "../release/sync-release";

export interface FastPathOptions {
  readonly store: Pick<ContentStore, "readVersion">;
  readonly releases: ReleaseFolder;
  readonly renderer: Renderer;
  /** The live release, and the content that it shows. */
  readonly release: Release;
  readonly snapshot: Snapshot;
}

/** What a commit became. */
export interface PublishedPages {
  readonly release: Release;
  /** How many pages were made anew. */
  readonly pages: number;
  readonly broken: readonly BrokenPage[];
}

/** Brings commits into the live release by making only the pages that they touch. */
export class FastPath {
  private release: Release;
  private shown: Snapshot;
  /** Settles when the last commit's files are on the disk. */
  private onDisk: Promise<void> = Promise.resolve();

  constructor(private readonly options: FastPathOptions) {
    this.release = options.release;
    this.shown = options.snapshot;
  }

  /** The content that the release shows. */
  get snapshot(): Snapshot {
    return this.shown;
  }

  /**
   * Makes the live release show a commit. Until all of it is on the disk, shortly after this resolves, the release counts
   * as shown by no code, so that a crash or a power cut before is noticed at the next start. Raises an Error when it
   * cannot; only a full build helps then.
   */
  async publish(snapshot: Snapshot): Promise<PublishedPages> {
    const { renderer, releases } = this.options;
    const { folder } = this.release;
    const changes = shownChanges(this.shown, snapshot);
    const media = changes.filter(({ path }) => path.startsWith("media/"));
    const there = media.filter(({ version }) => version !== undefined);
    if (media.length > 0) await this.begin();
    for (const change of there) await writeIntoRelease(folder, change.path, await this.bytesOf(change));
    const removedMedia = media.filter(({ version }) => version === undefined).map(({ path }) => path);
    const content = changes.filter(({ path }) => isContentPath(path));
    const files = await Promise.all(content.map((change) => this.fileOf(change)));
    const rendered = await renderer.render({
      kind: "render",
      files,
      media: there.map(({ path }) => path),
      removedMedia,
    });
    await this.begin();
    const removed = [...rendered.removed, ...removedMedia];
    await bringIntoRelease(renderer.outputDir, folder, rendered.written, removed);
    this.release = await releases.recordCommit(this.release, snapshot.commit);
    this.shown = snapshot;
    this.onDisk = this.settle([...there.map(({ path }) => path), ...rendered.written, ...removed]);
    return { release: this.release, pages: rendered.pages.length, broken: rendered.broken };
  }

  async close(): Promise<void> {
    await this.options.renderer.close();
    await this.onDisk;
  }

  /** The note of the commit before must not be taken back in the middle of the next one. */
  private async begin(): Promise<void> {
    await this.onDisk;
    await this.options.releases.beginChange(this.release);
  }

  /** Nobody waits for the disk: visitors already see the files. What does not get there keeps its note. */
  private async settle(files: readonly string[]): Promise<void> {
    const { release } = this;
    try {
      await syncFiles(release.folder, files);
      await this.options.releases.endChange(release);
    } catch {
      // The next start builds, and says what is wrong with the disk.
    }
  }

  private async fileOf(change: ChangedPath): Promise<RenderedFile> {
    return { path: change.path, bytes: change.version === undefined ? null : await this.bytesOf(change) };
  }

  private async bytesOf({ path, version }: ChangedPath): Promise<Uint8Array> {
    const bytes = version === undefined ? undefined : await this.options.store.readVersion(version);
    if (bytes === undefined) throw new Error(`The repository does not have ${path} at version ${String(version)}`);
    return bytes;
  }
}
