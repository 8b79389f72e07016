import {
  type Author,
  type ContentLog,
  type ContentRemote,
  type ContentStore,
  type FileVersion,
  type Saved,
  type Snapshot,
  StoreError,
} from "./content-store";
import type { RunGit } from "./git-command";
import type { CommitRelations } from "./history/commit-relations";
import type { ContentLogReader } from "./history/content-log";
import { blobSizes } from "./read/blob-sizes";
import type { ContentIndex } from "./read/content-index";
import { exportTree } from "./read/export-content";
import { isObjectId } from "./read/git-objects";
import { watchHead } from "./read/head-watch";
import type { ObjectReader } from "./read/object-reader";
import { isOrdinaryFile, rawPathOf } from "./read/tree-entry";
import { entryAt } from "./read/tree-walk";
import type { GitContentRemote } from "./remote/git-content-remote";
import { openRemote, type RemoteOptions } from "./remote/open-remote";
import type { RemoteSaves } from "./remote/remote-saves";
import type { RepositoryPlace } from "./repository-place";
import { checkRepository } from "./save/check-repository";
import type { Plan } from "./save/plan-save";
import { saveChange, type SaveOptions } from "./save/save-change";
import type { SaveLock } from "./save/save-lock";
import { SerialQueue } from "../support/serial-queue";

export interface StoreParts extends SaveOptions, RepositoryPlace {
  readonly run: RunGit;
  /** Reads old versions, so that saves do not wait for these reads. */
  readonly pastReader: ObjectReader;
  readonly contentLog: ContentLogReader;
  readonly relations: CommitRelations;
  readonly index: ContentIndex;
  readonly lock: SaveLock;
  readonly maintenance: boolean;
  readonly remote?: RemoteOptions;
}

/** The store on a git work tree; `openContentStore` makes it. */
export class GitContentStore implements ContentStore {
  readonly ready: Promise<void>;
  private readonly writes = new SerialQueue();
  private readonly stopWatching: () => void;
  private readonly background = new AbortController();
  private readonly remoteWork = new AbortController();
  private readonly shared: { readonly contentRemote: GitContentRemote; readonly saves: RemoteSaves } | undefined;
  private closed: Promise<void> | undefined;

  constructor(private readonly parts: StoreParts) {
    const { head, readModel, log, update } = parts;
    this.ready = readModel.follow().then(() => undefined);
    this.ready.catch((error: unknown) => log({ event: "store-index-failed", reason: String(error) }));
    void this.writes.run(() =>
      update.recover().catch((error: unknown) => log({ event: "store-recovery-postponed", reason: String(error) })),
    );
    this.stopWatching = watchHead(head, readModel, log);
    if (parts.remote !== undefined) {
      const { writes, ready } = this;
      this.shared = openRemote(parts.remote, { ...parts, writes, ready, signal: this.remoteWork.signal });
    }
    if (parts.maintenance) void checkRepository(parts.run, log, this.background.signal);
  }

  snapshot(): Snapshot {
    return this.parts.readModel.snapshot();
  }

  save(plan: Plan, author: Author): Promise<Saved> {
    const since = this.ready.then(() => this.snapshot().commit);
    since.catch(() => undefined);
    return this.writes.run(async () => {
      if (this.closed) throw new StoreError("closed", "The store is closed");
      const commit = await since;
      const saved = await (this.shared?.saves.save(plan, author, commit) ?? saveChange(this.parts, plan, author));
      void this.parts.writer.tidy();
      return saved;
    });
  }

  get remote(): ContentRemote | undefined {
    return this.shared?.contentRemote;
  }

  async log(): Promise<ContentLog> {
    return this.parts.contentLog.upTo(this.snapshot().commit);
  }

  async readVersion(version: string): Promise<Uint8Array | undefined> {
    const object = isObjectId(version) ? await this.parts.pastReader.read(version) : undefined;
    return object?.type === "blob" ? object.bytes : undefined;
  }

  sizes(versions: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return blobSizes(this.parts.run, versions);
  }

  holds(commit: string, ancestor: string): Promise<boolean> {
    return this.parts.relations.holds(commit, ancestor);
  }

  async readAt(path: string, commit: string): Promise<Uint8Array | undefined> {
    const { pastReader: reader } = this.parts;
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
    const { reader, run } = this.parts;
    const parts = { reader, sizes: (ids: readonly string[]) => blobSizes(run, ids) };
    return exportTree(parts, await this.parts.index.contentTree(commit), folder, instead, without);
  }

  onChange(listener: (snapshot: Snapshot) => void): () => void {
    return this.parts.readModel.onChange(listener);
  }

  close(): Promise<void> {
    this.closed ??= this.end();
    return this.closed;
  }

  private async end(): Promise<void> {
    const { readModel, contentLog, reader, pastReader, writer, lock } = this.parts;
    this.stopWatching();
    this.background.abort();
    await this.writes.idle();
    this.remoteWork.abort();
    await this.shared?.contentRemote.close();
    await readModel.idle();
    await contentLog.idle();
    reader.close();
    pastReader.close();
    await writer.close();
    await lock.close();
  }

  private repositoryPath(path: string): string {
    const { contentPath } = this.parts;
    return contentPath === "" ? path : `${contentPath}/${path}`;
  }
}
