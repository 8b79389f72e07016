import type { SerialQueue } from "../support/serial-queue";
import type { Author, Saved } from "./content-store";
import type { AddedMediaReader } from "./history/added-media";
import type { CommitRelations } from "./history/commit-relations";
import type { ContentLogReader } from "./history/content-log";
import type { BranchHead } from "./read/branch-head";
import type { ContentIndex } from "./read/content-index";
import type { ObjectReader } from "./read/object-reader";
import type { ReadModel } from "./read/read-model";
import type { BranchUpdate } from "./save/branch-update";
import type { DirtyFiles } from "./save/dirty-files";
import type { SavesBesideEdits } from "./save/saves-beside-edits";
import type { KeptSaves } from "./save/kept-saves";
import type { PersistentGitWriter } from "./save/persistent-git-writer";
import type { Plan } from "./save/plan-save";
import type { SaveLock } from "./save/save-lock";
import type { SaveObstacles } from "./save/save-obstacles";

/** The newest content. */
export interface ReadSide {
  readonly head: BranchHead;
  readonly reader: ObjectReader;
  readonly index: ContentIndex;
  readonly readModel: ReadModel;
  /** Resolves when the content has been read for the first time. */
  readonly ready: Promise<void>;
}

/** Earlier versions; with a reader of its own, beside that of the newest content. */
export interface HistorySide {
  readonly reader: ObjectReader;
  readonly contentLog: ContentLogReader;
  readonly addedMedia: AddedMediaReader;
  readonly relations: CommitRelations;
}

/** What writes to the repository; saves are jobs of `queue`, one at a time. */
export interface WriteSide {
  readonly queue: SerialQueue;
  readonly writer: PersistentGitWriter;
  readonly update: BranchUpdate;
  readonly lock: SaveLock;
  readonly obstacles: SaveObstacles;
  readonly dirty: DirtyFiles;
  readonly beside: SavesBesideEdits;
  readonly kept: KeptSaves;
}

/**
 * Makes one save of a plan; `since` is the content's commit at its request. Raises StoreError, or what the plan raised.
 */
export type Save = (plan: Plan, author: Author, since: string) => Promise<Saved>;
