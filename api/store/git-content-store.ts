import {
  type Author,
  type ContentLog,
  type ContentRemote,
  type ContentStore,
  type FileVersion,
  type Saved,
  type Snapshot,
  type StoreCondition,
  StoreError,
} from "./content-store";
import type { AddedMedia } from "./history/added-media";
import type { LoggedCommit } from "./history/parse-log";
import type { RunGit } from "./git-command";
import { blobSizes } from "./read/blob-sizes";
import { exportTree } from "./read/export-content";
import { isObjectId } from "./git-objects";
import { repeatedly, watchHead } from "./read/head-watch";
import { isOrdinaryFile, rawPathOf } from "./tree-entry";
import { entryAt } from "./read/tree-walk";
import type { SharedRemote } from "./remote/open-remote";
import { RepositoryCheck } from "./save/check-repository";
import type { Plan } from "./save/plan-save";
import { workTreeState } from "./save/work-tree";
import type { HistorySide, ReadSide, Save, WriteSide } from "./store-parts";

export interface StoreParts {
  readonly root: string;
  readonly contentPath: string;
  readonly run: RunGit;
  readonly reading: ReadSide;
  readonly past: HistorySide;
  readonly writing: WriteSide;
  readonly save: Save;
  /** The remote that `save` writes to first, where there is one. */
  readonly shared: SharedRemote | undefined;
  readonly maintenance: boolean;
  readonly log: (event: object) => void;
}

/** The store on a git work tree; `openContentStore` makes it. */
export class GitContentStore implements ContentStore {
  private readonly stopWatching: () => void;
  private readonly background = new AbortController();
  private readonly check: RepositoryCheck;
  private readonly refAtStart: Promise<string | undefined>;
  private closed: Promise<void> | undefined;

  constructor(private readonly parts: StoreParts) {
    const { run, reading, writing, maintenance, log } = parts;
    this.ready.catch((error: unknown) => log({ event: "store-index-failed", reason: String(error) }));
    void writing.queue.run(() =>
      writing.update
        .recover()
        .catch((error: unknown) => log({ event: "store-recovery-postponed", reason: String(error) })),
    );
    this.refAtStart = reading.head.read().then(({ ref }) => ref);
    const stopHead = watchHead(reading.head, reading.readModel, log);
    // A lock in its way is named when somebody saves.
    const stopIndex = repeatedly(() => writing.queue.run(() => writing.update.putBackEntries()));
    this.stopWatching = () => {
      stopHead();
      stopIndex();
    };
    this.check = new RepositoryCheck(parts.root, run, log, this.background.signal);
    if (!maintenance) return;
    void this.check.repeat();
    void this.ready.then(
      () => (this.closed ? undefined : writing.kept.tidy(this.snapshot().commit)),
      () => undefined,
    );
  }

  get ready(): Promise<void> {
    return this.parts.reading.ready;
  }

  snapshot(): Snapshot {
    return this.parts.reading.readModel.snapshot();
  }

  save(plan: Plan, author: Author): Promise<Saved> {
    const since = this.ready.then(() => this.snapshot().commit);
    since.catch(() => undefined);
    const { writing, save } = this.parts;
    return writing.queue.run(async () => {
      if (this.closed) throw new StoreError("closed", "The store is closed");
      const base = await since;
      const saved = await writing.obstacles.watch(() => save(plan, author, base));
      if (saved.changed) void writing.kept.keep(saved.commit);
      void writing.writer.repackIfNeeded();
      return saved;
    });
  }

  async condition(): Promise<StoreCondition> {
    const { reading, writing } = this.parts;
    const refusal = await writing.obstacles.refusal();
    const [atStart, { ref: now }] = [await this.refAtStart, await reading.head.read()];
    const branches =
      atStart && now?.startsWith("refs/heads/") && atStart !== now
        ? { atStart: nameOf(atStart), now: nameOf(now) }
        : undefined;
    const { contentPath } = this.parts;
    const folder = contentPath === "" ? "" : `${contentPath}/`;
    // During a merge or the like the refusal says what is to be done.
    const unmerged = await writing.dirty.lacking(refusal ? undefined : folder, (path) =>
      this.snapshot().versionOf(path.slice(folder.length)),
    );
    return { unmerged, isDamaged: this.check.isDamaged, ...(refusal && { refusal }), ...(branches && { branches }) };
  }

  get remote(): ContentRemote | undefined {
    return this.parts.shared?.contentRemote;
  }

  async log(): Promise<ContentLog> {
    return this.parts.past.contentLog.upTo(this.snapshot().commit);
  }

  addedMedia(): Promise<AddedMedia> {
    return this.parts.past.addedMedia.upTo(this.snapshot().commit);
  }

  dropped(since: Date): Promise<readonly LoggedCommit[]> {
    return this.parts.past.contentLog.dropped(this.snapshot().commit, since);
  }

  async isInWorkTree(path: string, version: string): Promise<boolean> {
    const state = await workTreeState(this.parts.root, this.repositoryPath(path));
    return state.kind === "file" && state.ids.includes(version);
  }

  savesBesideEdits(): Promise<ReadonlySet<string>> {
    return this.parts.writing.beside.versions();
  }

  async readVersion(version: string): Promise<Uint8Array | undefined> {
    return isObjectId(version) ? this.parts.past.reader.blob(version) : undefined;
  }

  sizes(versions: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return blobSizes(this.parts.run, versions);
  }

  holds(commit: string, ancestor: string): Promise<boolean> {
    return this.parts.past.relations.holds(commit, ancestor);
  }

  async readAt(path: string, commit: string): Promise<Uint8Array | undefined> {
    const { reader } = this.parts.past;
    if ((await reader.read(commit))?.type !== "commit") return undefined;
    const entry = await entryAt(reader, await reader.treeOfCommit(commit), rawPathOf(this.repositoryPath(path)));
    return entry && isOrdinaryFile(entry.mode) ? reader.bytes(entry.id, "blob") : undefined;
  }

  async exportTo(
    folder: string,
    commit: string,
    instead: readonly FileVersion[] = [],
    without: readonly string[] = [],
  ): Promise<readonly FileVersion[]> {
    const { reading, run } = this.parts;
    const parts = { reader: reading.reader, sizes: (ids: readonly string[]) => blobSizes(run, ids) };
    return exportTree(parts, await reading.index.contentTree(commit), folder, instead, without);
  }

  onChange(listener: (snapshot: Snapshot) => void): () => void {
    return this.parts.reading.readModel.onChange(listener);
  }

  close(): Promise<void> {
    this.closed ??= this.end();
    return this.closed;
  }

  private async end(): Promise<void> {
    const { reading, past, writing, shared } = this.parts;
    this.stopWatching();
    this.background.abort();
    await writing.queue.idle();
    await writing.kept.idle();
    await shared?.close();
    await reading.readModel.idle();
    await past.contentLog.idle();
    reading.reader.close();
    past.reader.close();
    await writing.writer.close();
    await writing.lock.close();
  }

  private repositoryPath(path: string): string {
    const { contentPath } = this.parts;
    return contentPath === "" ? path : `${contentPath}/${path}`;
  }
}

const nameOf = (ref: string): string => ref.replace("refs/heads/", "");
