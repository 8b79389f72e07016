import { branchOf, assertNothingUnfinished } from "../save/unfinished-operation";
import type { BranchHead } from "../read/branch-head";
import type { GitRemote } from "./git-remote";
import type { LastSyncedCommit } from "./last-synced-commit";
import type { PushOutcome } from "./push-outcome";

/** A branch (`refs/heads/...`) and its commit. */
export interface Branch {
  readonly ref: string;
  readonly commit: string;
}

const fetchedRef = "refs/chamber/remote-content";

/** The remote's branch with the name of the checked out one, and what is known of both. Its user serialises its calls. */
export class RemoteBranch {
  private seen: { readonly ref: string; readonly commit: string | undefined } | undefined;

  constructor(
    private readonly git: GitRemote,
    private readonly lastSynced: LastSyncedCommit,
    private readonly head: BranchHead,
    private readonly gitDir: string,
    private readonly log: (event: object) => void,
  ) {}

  /** The checked out branch. Raises StoreError "no-branch", or "busy" during a maintainer's merge and the like. */
  async local(): Promise<Branch> {
    assertNothingUnfinished(this.gitDir);
    return branchOf(await this.head.read());
  }

  /** The remote's commit when it was last fetched or pushed; undefined when it is unknown. */
  seenAt(ref: string): string | undefined {
    return this.seen?.ref === ref ? this.seen.commit : undefined;
  }

  /** Fetches the remote's commit; undefined when it has no such branch. */
  async fetch(ref: string): Promise<string | undefined> {
    const commit = await this.git.fetch(ref, fetchedRef);
    this.seen = { ref, commit };
    return commit;
  }

  /** Pushes a commit as a compare-and-swap: the remote's branch has to be at `expected`. */
  async push(ref: string, commit: string, expected: string | undefined): Promise<PushOutcome> {
    const outcome = await this.git.push(commit, ref, expected);
    if (outcome.kind === "landed") this.seen = { ref, commit };
    return outcome;
  }

  /** The remote's commit at the last synchronisation. */
  syncedAt(ref: string): Promise<string | undefined> {
    return this.lastSynced.of(ref);
  }

  /** Records that the local branch holds a commit of the remote. */
  async setSynced(ref: string, commit: string): Promise<void> {
    await this.lastSynced.set(ref, commit).catch((error: unknown) => {
      this.log({ event: "remote-note-failed", reason: String(error) });
    });
  }
}
