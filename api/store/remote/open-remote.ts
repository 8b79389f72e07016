import { type RunGit, GitCommandError } from "../git-command";
import type { RepositoryPlace } from "../repository-place";
import type { HistorySide, ReadSide, WriteSide } from "../store-parts";
import type { Landing } from "../save/save-change";
import { BranchSync } from "./branch-sync";
import { GitContentRemote } from "./git-content-remote";
import { GitRemote } from "./git-remote";
import { LastSyncedCommit } from "./last-synced-commit";
import { LocalBranch } from "./local-branch";
import type { RemoteAddress } from "./remote-address";
import { RemoteBranch } from "./remote-branch";
import { remoteLanding } from "./remote-landing";
import { RemoteStatus } from "./remote-status";
import { isObjectId } from "../git-objects";
import type { PersistentGitWriter } from "../save/persistent-git-writer";

/** The remote that a store shares with others. */
export interface RemoteOptions {
  readonly address: RemoteAddress;
  /** Time between two comparisons with it, in ms. */
  readonly pollMs: number;
  /** How long it may be silent, in ms. Default: 10 s. */
  readonly limitMs?: number;
}

/** What the work with a remote takes from the store. */
export interface RemoteParts {
  readonly place: RepositoryPlace;
  readonly run: RunGit;
  readonly reading: ReadSide;
  readonly past: HistorySide;
  readonly writing: WriteSide;
  readonly now: () => Date;
  readonly log: (event: object) => void;
}

/** A remote to which saves go first. */
export interface SharedRemote {
  readonly contentRemote: GitContentRemote;
  readonly landing: Landing;
  /** Ends what runs. */
  close(): Promise<void>;
}

const defaultLimitMs = 10_000;
/** Time for lost races, in limits of silence. */
const contestLimits = 4;

/** Connects the parts of the work with a remote and begins to compare with it. */
export function openRemote(
  { address, pollMs, limitMs = defaultLimitMs }: RemoteOptions,
  { place, run, reading, past, writing, now, log }: RemoteParts,
): SharedRemote {
  const { root: folder, commonDir } = place;
  const { head, reader, readModel, ready } = reading;
  const { contentLog, relations } = past;
  const { queue, writer, update } = writing;
  const ending = new AbortController();
  const { signal } = ending;
  const git = new GitRemote({ folder, remote: address, limitMs, head, commonDir, signal });
  const status = new RemoteStatus(now, log);
  const lastSynced = new LastSyncedCommit(address.address, commonDir, head, run);
  const branch = new RemoteBranch(git, lastSynced, relations, log);
  const local = new LocalBranch(branch, update, reader, readModel, log);
  const merge = (ours: string, theirs: string) => writeMerge(run, writer, [ours, theirs], now());
  const sync = new BranchSync({ remote: branch, local, relations, readModel, merge, log });
  const ofTexts = { git, reader, writer, now };
  const reach = { git, branch, local, sync, status };
  const contentRemote = new GitContentRemote({ ...reach, ofTexts, writes: queue, ready, pollMs, signal });
  const contestMs = contestLimits * limitMs;
  return {
    contentRemote,
    landing: remoteLanding({ readModel, contentLog, branch, local, sync, status, contestMs, log }),
    async close() {
      ending.abort();
      await contentRemote.close();
    },
  };
}

/** Writes a merge commit of two commits; undefined when both changed the same lines, or git is older than 2.38. */
async function writeMerge(
  run: RunGit,
  writer: PersistentGitWriter,
  [local, remote]: readonly [string, string],
  at: Date,
): Promise<string | undefined> {
  const output = await run({ args: ["merge-tree", "--write-tree", "--end-of-options", local, remote] }).catch(
    (error: unknown) => {
      if (error instanceof GitCommandError && error.exitCode !== null) return "";
      throw error;
    },
  );
  const tree = output.trim();
  if (!isObjectId(tree)) return undefined;
  const message = "Join with the shared repository\n";
  return writer.write({ parents: [local, remote], tree, files: [], author: { name: "Website" }, message, at });
}
