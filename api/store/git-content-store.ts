import { mkdir } from "node:fs/promises";
import { blobSizes } from "./blob-sizes";
import type { BranchHead } from "./branch-head";
import type { Checkout } from "./checkout";
import type { ContentIndex } from "./content-index";
import { isMediaPath } from "./content-paths";
import type { CommitRelations } from "./commit-relations";
import type { ContentLogReader } from "./content-log";
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
import { exportTree } from "./export-content";
import type { RunGit } from "./git-command";
import type { GitWriter } from "./git-writer";
import { isObjectId } from "./git-objects";
import { watchHead } from "./head-watch";
import type { IndexLock } from "./index-lock";
import type { IntentFile } from "./intent";
import { maintain } from "./maintenance";
import type { ObjectReader } from "./object-reader";
import type { ReadModel } from "./read-model";
import { finishIntent, needsRecovery, removeLeftovers } from "./recovery";
import type { RepositoryPlace } from "./repository-place";
import type { Plan } from "./plan-commit";
import type { GitContentRemote } from "./remote/git-content-remote";
import { openRemote, type RemoteOptions } from "./remote/open-remote";
import type { RemoteSaves } from "./remote/remote-saves";
import { saveChange } from "./save-change";
import { SerialQueue } from "./serial-queue";
import type { StaleLocks } from "./stale-locks";
import { asStoreError, explainedFailure } from "./store-failure";
import { isOrdinaryFile, rawPathOf } from "./tree-entry";
import { entryAt } from "./tree-walk";

export interface StoreParts {
  readonly place: RepositoryPlace;
  readonly stateDir: string;
  readonly run: RunGit;
  readonly reader: ObjectReader;
  /** Reads old versions, so that nobody who saves waits behind them. */
  readonly pastReader: ObjectReader;
  readonly contentLog: ContentLogReader;
  readonly relations: CommitRelations;
  readonly head: BranchHead;
  readonly index: ContentIndex;
  readonly readModel: ReadModel;
  readonly checkout: Checkout;
  readonly staleLocks: StaleLocks;
  readonly writer: GitWriter;
  readonly lock: IndexLock;
  readonly intent: IntentFile;
  readonly now: () => Date;
  readonly log: (event: object) => void;
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
    const { head, readModel, log } = parts;
    this.ready = readModel.follow().then(() => undefined);
    this.ready.catch((error: unknown) => log({ event: "store-index-failed", reason: String(error) }));
    void this.writes.run(() => this.recover());
    this.stopWatching = watchHead(head, readModel, log);
    if (parts.remote !== undefined) {
      const { writes, ready } = this;
      const locked = <T>(job: () => Promise<T>) => this.locked(job);
      this.shared = openRemote(parts.remote, {
        ...parts,
        ...parts.place,
        writes,
        ready,
        signal: this.remoteWork.signal,
        locked,
      });
    }
    if (parts.maintenance) void maintain(parts.run, log, this.background.signal);
  }

  snapshot(): Snapshot {
    return this.parts.readModel.snapshot();
  }

  async save(plan: Plan, author: Author): Promise<Saved> {
    if (this.shared) return this.saveShared(this.shared.saves, plan, author);
    return this.writes.run(async () => {
      if (this.closed) throw new StoreError("closed", "The store is closed");
      await this.ready;
      return this.locked(() => saveChange({ ...this.parts, ...this.parts.place }, plan, author));
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

  async media(path: string): Promise<{ readonly bytes: Uint8Array; readonly version: string } | undefined> {
    const version = isMediaPath(path) ? this.parts.readModel.snapshot().versionOf(path) : undefined;
    return version === undefined ? undefined : { bytes: await this.parts.reader.bytes(version, "blob"), version };
  }

  async exportTo(folder: string, commit: string, instead: readonly FileVersion[] = []): Promise<void> {
    await exportTree(this.parts.reader, await this.parts.index.contentTree(commit), folder, instead);
  }

  onChange(listener: (snapshot: Snapshot) => void): () => void {
    return this.parts.readModel.onChange(listener);
  }

  close(): Promise<void> {
    this.closed ??= this.end();
    return this.closed;
  }

  private async end(): Promise<void> {
    this.stopWatching();
    this.background.abort();
    await this.writes.idle();
    this.remoteWork.abort();
    await this.shared?.contentRemote.close();
    await this.parts.readModel.idle();
    await this.parts.contentLog.idle();
    this.parts.reader.close();
    this.parts.pastReader.close();
    this.parts.writer.close();
    await this.parts.lock.close();
  }

  private async saveShared(saves: RemoteSaves, plan: Plan, author: Author): Promise<Saved> {
    await this.ready;
    if (this.closed) throw new StoreError("closed", "The store is closed");
    const saving = saves.add(plan, author, this.snapshot().commit);
    void this.writes.run(() => saves.saveWaiting());
    return saving;
  }

  // Holds the repository for a job; what an earlier save left unfinished is finished first.
  private async locked<T>(job: () => Promise<T>): Promise<T> {
    const { lock, stateDir } = this.parts;
    try {
      await mkdir(stateDir, { recursive: true });
      await lock.take();
    } catch (error) {
      throw asStoreError(error);
    }
    try {
      await finishIntent({ ...this.parts }).catch(async (error: unknown) => {
        throw await explainedFailure(error, stateDir);
      });
      return await job();
    } finally {
      await lock.release();
    }
  }

  private async recover(): Promise<void> {
    const { staleLocks, stateDir, log } = this.parts;
    try {
      await staleLocks.clearAll();
      // Not without need: a maintainer's git should not meet our lock at every start.
      if (await needsRecovery(stateDir)) await this.locked(() => removeLeftovers(stateDir));
    } catch (error) {
      log({ event: "store-recovery-postponed", reason: String(error) });
    }
  }

  private repositoryPath(path: string): string {
    const { contentPath } = this.parts.place;
    return contentPath === "" ? path : `${contentPath}/${path}`;
  }
}
