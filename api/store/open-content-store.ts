import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { ContentStore } from "./content-store";
import { GitContentStore } from "./git-content-store";
import { gitIn } from "./git-command";
import { AddedMediaReader } from "./history/added-media";
import { CommitRelations } from "./history/commit-relations";
import { ContentLogReader } from "./history/content-log";
import { blobSizes } from "./read/blob-sizes";
import { BranchHead } from "./read/branch-head";
import { ContentIndex } from "./read/content-index";
import { LastGoodFiles } from "./read/last-good-files";
import { ObjectReader } from "./read/object-reader";
import { ReadModel } from "./read/read-model";
import { openRemote, type RemoteOptions } from "./remote/open-remote";
import { usedRemote } from "./remote/remote-address";
import { repositoryPlace } from "./repository-place";
import { SerialQueue } from "../support/serial-queue";
import { branchLanding } from "./save/branch-landing";
import { BranchRef } from "./save/branch-ref";
import { BranchUpdate } from "./save/branch-update";
import { ChangeWriter } from "./save/change-writer";
import { Checkout } from "./save/checkout";
import { DirtyFiles } from "./save/dirty-files";
import { SavesBesideEdits } from "./save/saves-beside-edits";
import { IndexConflicts } from "./save/index-conflicts";
import { KeptSaves } from "./save/kept-saves";
import { NextIndex } from "./save/next-index";
import { PersistentGitWriter } from "./save/persistent-git-writer";
import { saveChange } from "./save/save-change";
import { SaveObstacles } from "./save/save-obstacles";
import { SaveLock } from "./save/save-lock";
import { SaveNoteFile } from "./save/save-note";
import { StaleEntries } from "./save/stale-entries";
import type { HistorySide, ReadSide, Save, WriteSide } from "./store-parts";

export interface ContentStoreOptions {
  /** Folder of a git work tree that holds the content; need not exist yet. */
  readonly contentDir: string;
  readonly now: () => Date;
  readonly log: (event: object) => void;
  /** How long a save waits for another git command, in ms. */
  readonly lockWaitMs?: number;
  /** Check the repository in the background after the start. */
  readonly maintenance?: boolean;
  /** The repository that several servers share; a save is then acknowledged after it has it. */
  readonly remote?: RemoteOptions;
}

const defaultLockWaitMs = 10_000;

/**
 * Opens the content of a git work tree. Resolves at once; `ready` resolves when the content has been read.
 * Raises NoRepositoryError, whose message says what to do, where there is no work tree with a commit.
 */
export async function openContentStore(options: ContentStoreOptions): Promise<ContentStore> {
  const { now, log, lockWaitMs: waitMs = defaultLockWaitMs } = options;
  const place = await repositoryPlace(options.contentDir);
  const { root, gitDir, commonDir, contentPath } = place;
  const stateDir = join(gitDir, "chamber-store");
  // A read-only repository still serves readers.
  await mkdir(stateDir, { recursive: true }).catch((error: unknown) =>
    log({ event: "store-read-only", reason: String(error) }),
  );

  const run = gitIn(root);
  const remote = options.remote && { ...options.remote, address: await usedRemote(options.remote.address, run) };
  const head = new BranchHead(place);
  const reader = new ObjectReader(root);
  const past: HistorySide = {
    reader: new ObjectReader(root),
    contentLog: new ContentLogReader({ run, contentPath }),
    addedMedia: new AddedMediaReader({ run, contentPath }),
    relations: new CommitRelations(run),
  };
  const { contentLog } = past;
  const index = new ContentIndex({ reader, contentPath, sizes: (ids) => blobSizes(run, ids), contentLog, log });
  const lastGoodFiles = new LastGoodFiles({ reader: past.reader, contentLog, contentPath, log });
  const readModel = new ReadModel(head, index, log, lastGoodFiles);
  const reading: ReadSide = { head, reader, index, readModel, ready: readModel.follow().then(() => undefined) };
  const lock = new SaveLock(gitDir, stateDir, waitMs);
  const branch = new BranchRef(place, head, run, waitMs);
  const readBlob = (id: string) => reader.bytes(id, "blob");
  const conflicts = new IndexConflicts(gitDir, run);
  const beside = new SavesBesideEdits(stateDir, log);
  const dirty = new DirtyFiles(root, stateDir, conflicts, readBlob, beside, log);
  const nextIndex = new NextIndex(gitDir, stateDir, run, readBlob, log);
  const update = new BranchUpdate({
    stateDir,
    lock,
    note: new SaveNoteFile(stateDir),
    checkout: new Checkout(root, stateDir, nextIndex, dirty, log),
    stale: new StaleEntries(root, nextIndex, head, reader, log),
    branch,
    head,
    reader,
    log,
  });
  const writer = new PersistentGitWriter({ root, commonDir, run, log });
  const changes = new ChangeWriter(reader, writer, contentPath, now);
  const obstacles = new SaveObstacles(place, stateDir, branch, lock, waitMs, run, readModel);
  const kept = new KeptSaves({ commonDir, stateDir, run, reader, now, log });
  const writing: WriteSide = { queue: new SerialQueue(), writer, update, lock, obstacles, dirty, beside, kept };
  const shared = remote && openRemote(remote, { place, run, reading, past, writing, now, log });
  const { maintenance = false } = options;
  const landing = shared?.landing ?? branchLanding(readModel, update, log);
  const save: Save = (...request) => saveChange({ changes, landing, stateDir }, ...request);
  return new GitContentStore({ root, contentPath, run, reading, past, writing, save, shared, maintenance, log });
}
