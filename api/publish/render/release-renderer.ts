import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isContentPath } from "../../../content/model/entries/parse-content-file";
import { pictureOfFocus } from "../../../content/model/media/picture-focus";
import type { BrokenPage, Previewed, RenderChange, Rendered } from "../../../content/model/api/render-messages";
import { errorMessage } from "../../../content/model/error-message";
import { tokyoDay } from "../../../content/model/dates/tokyo-day";
import type { ContentStore, FileVersion } from "../../store/content-store";
import type { PublicView } from "../../publication/public-content";
import { compressFiles, moveFiles, shareFiles } from "../release/move-files";
import { compressedCopies } from "../release/precompress";
import type { Release } from "../release/release";
import type { ReleaseFolder } from "../release/release-folder";
import { syncFiles } from "../release/sync-release";
import { oneAtATime } from "../../support/one-at-a-time";
import type { PublisherOptions } from "../publisher-options";
import type { PreviewAsked } from "../publisher-interface";
import { changedPaths, type ChangedPath, shownFiles } from "./shown-files";
import type { Renderer } from "./renderer-process";

export interface ReleaseRendererParts {
  readonly store: Pick<ContentStore, "readVersion">;
  readonly histories?: PublisherOptions["histories"];
  readonly releases: ReleaseFolder;
  readonly renderer: Renderer;
  /** Absolute folder of the exported content, from which the renderer reads pictures. */
  readonly contentDir: string;
  readonly now: () => Date;
}

/** How long after the last change deferred files are made, in ms. */
const deferMs = 1000;
/** So many previews may wait for the renderer, and a commit. */
const mostWaiting = 20;

/** What visitors are to see of a commit. */
type PublicFiles = Pick<PublicView, "snapshot" | "hidden">;

/** What a commit became. */
export interface PublishedPages {
  readonly release: Release;
  /** "pages": the files of the release before were changed; "whole": every page was made anew, as a new release. */
  readonly path: "pages" | "whole";
  /** How many pages were made anew. */
  readonly pages: number;
  readonly broken: readonly BrokenPage[];
}

/** An open renderer and the release that it has in memory; brings commits into releases. */
export class ReleaseRenderer {
  /** Settles when the last commit's files are on the disk. */
  private onDisk: Promise<void> = Promise.resolve();
  /** The renderer answers one request at a time, and the files of a change must be moved before it writes others. */
  private readonly queue = oneAtATime(mostWaiting);

  private deferred: number;
  /** When a change was last published, in ms. */
  private publishedAt = 0;

  /** `shown`: the files that the release shows, ordered by path. */
  constructor(
    private readonly parts: ReleaseRendererParts,
    private release: Release,
    private shown: readonly FileVersion[],
  ) {
    this.deferred = parts.renderer.deferred;
  }

  /** True when deferred files are left and nothing was published for a second. */
  hasDeferred(): boolean {
    return this.deferred > 0 && this.parts.now().getTime() - this.publishedAt >= deferMs;
  }

  /** Name of the release that the next change starts from. */
  get releaseName(): string {
    return this.release.name;
  }

  /**
   * Publishes what is public of a commit: a few pages are changed in the newest release; a change of every page, or of an older release,
   * becomes a new release. `builtOn` is the day for which the HTML is written, `YYYY-MM-DD`. Raises FullRenderRequired
   * when only a Gatsby build can publish it, else an Error; the renderer is of no use then.
   */
  publish(view: PublicFiles, builtOn: string): Promise<PublishedPages> {
    return this.queue(() => this.bringIn(view, builtOn));
  }

  /**
   * Makes one of the deferred files and brings it into the release. Resolves with what could not be made. Raises an
   * Error when the renderer's process has ended.
   */
  publishDeferred(): Promise<readonly BrokenPage[]> {
    return this.queue(async () => {
      const { renderer } = this.parts;
      const { written, broken, deferred } = await renderer.makeDeferred();
      this.deferred = deferred;
      try {
        // Synced first: after a power cut a file that exists is taken as complete.
        await syncFiles(renderer.outputDir, written);
        await moveFiles(renderer.outputDir, this.release.folder, written, []);
        return broken;
      } catch (error) {
        // They could not be moved (a full disk, say): the rest is made at the next start.
        this.deferred = 0;
        return written.map((file) => ({ page: `/${file}`, reason: errorMessage(error) }));
      }
    });
  }

  /** See `Publisher`; commits go before waiting previews. Raises QueueFullError, or an Error when the process ended. */
  preview({ file, page, isWanted }: PreviewAsked): Promise<Previewed | undefined> {
    const { renderer, now } = this.parts;
    const builtOn = tokyoDay(now());
    const work = async (): Promise<Previewed | undefined> =>
      isWanted() ? renderer.preview({ kind: "preview", builtOn, file, page }) : undefined;
    return this.queue(work, 1);
  }

  private async bringIn({ snapshot, hidden }: PublicFiles, builtOn: string): Promise<PublishedPages> {
    const { renderer, releases, now } = this.parts;
    const shown = shownFiles(snapshot, hidden);
    const changes = this.changesTo(shown);
    // Reads the histories from git while the files are read.
    const histories = this.parts.histories?.at(now(), { hidden, paths: changes.map(({ path }) => path) });
    const media = await this.writeMedia(changes);
    const first = await renderer.render({
      kind: "render",
      siteFolder: this.release.folder,
      builtOn,
      files: await this.contentFiles(changes),
      histories: await histories,
      ...media,
    });
    const isServed = (path: string): boolean => pictureOfFocus(path) === undefined;
    const written = [...media.media.filter(isServed), ...first.written];
    const removed = [...first.removed, ...media.removedMedia.filter(isServed)];
    const rendered = withoutRepeats({ ...first, written, removed }, new Set());
    const { commit } = snapshot;
    const lastGood = snapshot.lastGood.map(({ path, version }) => ({ path, version }));
    const isWhole = first.isWholeSite || first.left > 0;
    const published =
      isWhole || !(await releases.isNewest(this.release))
        ? await this.makeRelease(rendered, { commit, lastGood, hidden, builtOn })
        : await this.changeRelease(rendered, { commit, lastGood, hidden });
    this.shown = shown;
    this.publishedAt = this.parts.now().getTime();
    return { ...published, release: this.release, path: isWhole ? "whole" : "pages" };
  }

  async close(): Promise<void> {
    await this.parts.renderer.close();
    await this.onDisk;
  }

  /** Media of an interrupted change are treated as changed: nothing else would write them again. */
  private changesTo(shown: readonly FileVersion[]): ChangedPath[] {
    const changes = changedPaths(this.shown, shown);
    const unfinished = new Set((this.release.unfinished ?? []).filter((file) => file.startsWith("media/")));
    for (const { path } of changes) unfinished.delete(path);
    const versionOf = (path: string): string | undefined => shown.find((file) => file.path === path)?.version;
    return [...changes, ...[...unfinished].map((path) => ({ path, version: versionOf(path) }))];
  }

  /** Writes new media where the renderer reads them and where it leaves its own files. */
  private async writeMedia(changes: readonly ChangedPath[]): Promise<Pick<RenderChange, "media" | "removedMedia">> {
    const { contentDir, renderer } = this.parts;
    const [media, removedMedia]: [string[], string[]] = [[], []];
    for (const change of changes.filter(({ path }) => path.startsWith("media/"))) {
      const bytes = await this.bytesOf(change);
      (bytes === null ? removedMedia : media).push(change.path);
      // Visitors get no files with focal points: one tells the name of a picture that may be a draft's.
      const folders = pictureOfFocus(change.path) === undefined ? [contentDir, renderer.outputDir] : [contentDir];
      for (const file of folders.map((folder) => join(folder, change.path))) {
        await mkdir(dirname(file), { recursive: true });
        await (bytes === null ? rm(file, { force: true }) : writeFile(file, bytes));
      }
    }
    return { media, removedMedia };
  }

  private contentFiles(changes: readonly ChangedPath[]): Promise<RenderChange["files"]> {
    const content = changes.filter(({ path }) => isContentPath(path));
    return Promise.all(content.map(async (change) => ({ path: change.path, bytes: await this.bytesOf(change) })));
  }

  /** Changes files of the release one by one. Until all are on the disk, a note beside it names them. */
  private async changeRelease(
    { pages, written, removed, broken, deferred }: Rendered,
    manifest: Pick<Release, "commit" | "lastGood" | "hidden">,
  ): Promise<Pick<PublishedPages, "pages" | "broken">> {
    const { releases, renderer } = this.parts;
    await compressFiles(renderer.outputDir, written);
    // The note of the commit before must not be removed in the middle of this one.
    await this.onDisk;
    await releases.beginChange(this.release, [...written, ...removed]);
    await moveFiles(renderer.outputDir, this.release.folder, written, removed);
    this.release = await releases.recordCommit(this.release, {
      ...manifest,
      publishedAt: this.parts.now().toISOString(),
    });
    this.deferred = deferred;
    this.onDisk = this.sync(this.release, [...written, ...removed]);
    return { pages: pages.length, broken };
  }

  /**
   * Makes a new release of the one before and of what is rendered, which goes on while files are compressed. Nothing serves
   * the new release yet: its files are compressed in place.
   */
  private async makeRelease(
    first: Rendered,
    manifest: Pick<Release, "commit" | "lastGood" | "hidden" | "builtOn">,
  ): Promise<Pick<PublishedPages, "pages" | "broken">> {
    const { releases, renderer, now } = this.parts;
    const { code, folder: before } = this.release;
    let [pages, { broken }] = [0, first];
    await this.onDisk;
    this.release = await releases.publish({ ...manifest, code, builtAt: now().toISOString() }, async (folder) => {
      const made = new Set<string>();
      const others = new Set<string>();
      let batch: Rendered | undefined = first;
      while (batch !== undefined) {
        const { written, removed, left }: Rendered = withoutRepeats(batch, made);
        pages += batch.pages.length;
        broken = batch.broken;
        this.deferred = batch.deferred;
        // Before the renderer is asked for more: the next batch may have some of these files, too.
        await moveFiles(renderer.outputDir, folder, written, removed);
        const [next]: [Rendered | undefined, unknown] = await Promise.all([
          left > 0 ? renderer.more() : undefined,
          compressFiles(folder, written),
        ]);
        for (const file of [...written, ...removed].flatMap((file) => [file, ...compressedCopies(file)]))
          others.add(file);
        batch = next;
      }
      await shareFiles(before, folder, others);
    });
    return { pages, broken };
  }

  /** Runs in the background: visitors already get the files. */
  private async sync(release: Release, files: readonly string[]): Promise<void> {
    try {
      await syncFiles(release.folder, files);
      await this.parts.releases.endChange(release);
    } catch {
      // The note stays; the next start renders these files again.
    }
  }

  private async bytesOf({ path, version }: ChangedPath): Promise<Uint8Array | null> {
    if (version === undefined) return null;
    const bytes = await this.parts.store.readVersion(version);
    if (bytes === undefined) throw new Error(`The repository does not have ${path} at version ${version}`);
    return bytes;
  }
}

/** Names each file once; `made` is what the change has written until now, which is not removed again. */
function withoutRepeats(batch: Rendered, made: Set<string>): Rendered {
  const written = [...new Set(batch.written)];
  for (const file of written) made.add(file);
  return { ...batch, written, removed: batch.removed.filter((file) => !made.has(file)) };
}
