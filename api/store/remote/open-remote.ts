import { AgreedCommit } from "./agreed-commit";
import { GitContentRemote } from "./git-content-remote";
import { GitRemote } from "./git-remote";
import type { RemoteAddress } from "./remote-address";
import { RemoteBranch, type RemoteBranchParts } from "./remote-branch";
import { RemoteSaves, type RemoteSavesParts } from "./remote-saves";
import { RemoteStanding } from "./remote-standing";
import type { SerialQueue } from "../serial-queue";
import type { StaleLocks } from "../stale-locks";

/** The remote that a store shares with others. */
export interface RemoteOptions {
  readonly address: RemoteAddress;
  /** Time between two looks at it, in ms. */
  readonly pollMs: number;
  /** What a save does while it cannot be reached. */
  readonly whenDown: "refuse" | "queue";
  /** How long it may be silent, in ms. Default: 10 s. */
  readonly limitMs?: number;
}

export interface RemoteParts
  extends
    Omit<RemoteBranchParts, "git" | "agreed">,
    Omit<RemoteSavesParts, "branch" | "standing" | "whenDown" | "contestMs"> {
  readonly root: string;
  readonly staleLocks: StaleLocks;
  readonly writes: SerialQueue;
  readonly ready: Promise<void>;
  readonly signal: AbortSignal;
}

const defaultLimitMs = 10_000;
/** Others may be faster for this many time limits. */
const contestLimits = 4;

/** Puts the parts of the work with a remote together and begins to look at it. */
export function openRemote(
  { address, pollMs, whenDown, limitMs = defaultLimitMs }: RemoteOptions,
  parts: RemoteParts,
): { readonly contentRemote: GitContentRemote; readonly saves: RemoteSaves } {
  const { root, head, staleLocks, signal, stateDir, now, log } = parts;
  const git = new GitRemote({ folder: root, remote: address, limitMs, head, staleLocks, signal });
  const standing = new RemoteStanding(now, log);
  const branch = new RemoteBranch({ ...parts, git, agreed: new AgreedCommit(stateDir, address.address) });
  return {
    contentRemote: new GitContentRemote({ ...parts, git, branch, standing, pollMs }),
    saves: new RemoteSaves({ ...parts, branch, standing, whenDown, contestMs: contestLimits * limitMs }),
  };
}
