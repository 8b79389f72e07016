import { GitContentRemote, type GitContentRemoteOptions } from "./git-content-remote";
import { GitRemote } from "./git-remote";
import { LastSyncedCommit } from "./last-synced-commit";
import type { RemoteAddress } from "./remote-address";
import { RemoteBranch, type RemoteBranchOptions } from "./remote-branch";
import { RemoteSaves, type RemoteSavesOptions } from "./remote-saves";
import { RemoteStatus } from "./remote-status";

/** The remote that a store shares with others. */
export interface RemoteOptions {
  readonly address: RemoteAddress;
  /** Time between two comparisons with it, in ms. */
  readonly pollMs: number;
  /** How long it may be silent, in ms. Default: 10 s. */
  readonly limitMs?: number;
}

/** What the work with a remote takes from the store. */
export type RemoteParts = Omit<RemoteBranchOptions, "git" | "lastSynced"> &
  Omit<RemoteSavesOptions, "branch" | "status" | "contestMs"> &
  Pick<GitContentRemoteOptions, "ready" | "signal" | "writes"> & { readonly root: string; readonly commonDir: string };

const defaultLimitMs = 10_000;
/** Time for lost races, in limits of silence. */
const contestLimits = 4;

/** Connects the parts of the work with a remote and begins to compare with it. */
export function openRemote(
  { address, pollMs, limitMs = defaultLimitMs }: RemoteOptions,
  parts: RemoteParts,
): { readonly contentRemote: GitContentRemote; readonly saves: RemoteSaves } {
  const { root: folder, commonDir, head, run, signal, now, log } = parts;
  const git = new GitRemote({ folder, remote: address, limitMs, head, commonDir, signal });
  const status = new RemoteStatus(now, log);
  const lastSynced = new LastSyncedCommit(address.address, commonDir, head, run);
  const branch = new RemoteBranch({ ...parts, git, lastSynced });
  return {
    contentRemote: new GitContentRemote({ ...parts, git, branch, status, pollMs }),
    saves: new RemoteSaves({ ...parts, branch, status, contestMs: contestLimits * limitMs }),
  };
}
