import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { BranchHead } from "./branch-head";
import { Checkout } from "./checkout";
import { CheckoutIndex } from "./checkout-index";
import { CommitRelations } from "./commit-relations";
import { ContentIndex } from "./content-index";
import { ContentLogReader } from "./content-log";
import type { ContentStore } from "./content-store";
import { GitContentStore } from "./git-content-store";
import { gitIn } from "./git-command";
import { SpawningGitWriter } from "./git-writer";
import { gitChildren, KeptGitWriter } from "./kept-git-writer";
import { IndexLock } from "./index-lock";
import { IntentFile } from "./intent";
import { KeptFiles } from "./kept-files";
import { ObjectReader } from "./object-reader";
import { contentParser, type ContentParser } from "./parse-content";
import { ReadModel } from "./read-model";
import { repositoryPlace } from "./repository-place";
import type { RemoteOptions } from "./remote/open-remote";
import { StaleLocks } from "./stale-locks";
import { WorkTree } from "./work-tree";

export interface ContentStoreOptions {
  /** Folder of a git work tree that holds the content; need not exist yet. */
  readonly contentDir: string;
  /** Where the store keeps its notes; default: `chamber-store` in the work tree's git folder. */
  readonly stateDir?: string;
  readonly now: () => Date;
  readonly log: (event: object) => void;
  /** Default: the content model. */
  readonly parse?: ContentParser;
  /** How long a save waits for another git command, in ms. */
  readonly lockWaitMs?: number;
  /** Check the repository and tidy it up in the background after the start. */
  readonly maintenance?: boolean;
  /** The repository that several servers share; a save is then acknowledged after it has it. */
  readonly remote?: RemoteOptions;
}

const defaultLockWaitMs = 5_000;

/**
 * Opens the content of a git work tree. Resolves at once; `ready` tells when the content has been read.
 * Raises NoRepositoryError, whose message says what to do, where there is no work tree with a commit.
 */
export async function openContentStore(options: ContentStoreOptions): Promise<ContentStore> {
  const { now, log, parse = contentParser, lockWaitMs: waitMs = defaultLockWaitMs, maintenance = false } = options;
  const place = await repositoryPlace(options.contentDir);
  const { root, gitDir, commonDir, contentPath } = place;
  const stateDir = options.stateDir ?? join(gitDir, "chamber-store");
  // A read-only repository still serves readers.
  await mkdir(stateDir, { recursive: true }).catch((error: unknown) =>
    log({ event: "store-read-only", reason: String(error) }),
  );

  const run = gitIn(root);
  const reader = new ObjectReader(root);
  const head = new BranchHead(place);
  const staleLocks = new StaleLocks({ place, stateDir, log });
  const index = new ContentIndex({ reader, contentPath, parser: parse });
  const pastReader = new ObjectReader(root);
  const contentLog = new ContentLogReader({ run, contentPath, keeps: (path) => parse.isContentPath(path) });
  const readModel = new ReadModel(
    head,
    index,
    log,
    new KeptFiles({ reader: pastReader, contentLog, parser: parse, log }),
  );
  const checkout = new Checkout(new CheckoutIndex(run, gitDir, stateDir), new WorkTree(root, stateDir), log);
  return new GitContentStore({
    place,
    stateDir,
    run,
    reader,
    pastReader,
    contentLog,
    relations: new CommitRelations(run),
    head,
    index,
    readModel,
    checkout,
    staleLocks,
    writer: new KeptGitWriter({
      children: gitChildren(root),
      spawning: new SpawningGitWriter({ run, reader, head, commonDir, staleLocks, waitMs }),
      head,
      commonDir,
      stateDir,
      log,
    }),
    lock: new IndexLock({ gitDir, stateDir, staleLocks, waitMs }, `${process.pid}-${randomBytes(4).toString("hex")}`),
    intent: new IntentFile(stateDir),
    now,
    log,
    maintenance,
    ...(options.remote === undefined ? {} : { remote: options.remote }),
  });
}
