import { StoreError } from "../content-store";
import type { CommitRelations } from "../history/commit-relations";
import type { ReadModel } from "../read/read-model";
import { decideSync } from "./decide-sync";
import type { LocalBranch } from "./local-branch";
import { refusalWords } from "./push-outcome";
import type { RemoteBranch } from "./remote-branch";

export interface BranchSyncOptions {
  readonly remote: RemoteBranch;
  readonly local: LocalBranch;
  readonly relations: CommitRelations;
  readonly readModel: ReadModel;
  /** Writes a merge commit of both; undefined when that is left to people. */
  readonly merge: (local: string, remote: string) => Promise<string | undefined>;
  readonly log: (event: object) => void;
}

const maxTries = 5;

/** Brings the checked out branch and the remote's together. Its user serialises its calls. */
export class BranchSync {
  constructor(private readonly options: BranchSyncOptions) {}

  /**
   * Brings both branches to the same commit. Raises StoreError "remote-unavailable", "remote-diverged" when people have to
   * decide, or what keeps the local branch from moving.
   */
  async run(): Promise<void> {
    for (let tries = 0; tries < maxTries; tries += 1) if (await this.trySync()) return;
    throw new StoreError("busy", "Others kept pushing to the remote");
  }

  // False when one of the branches moved meanwhile.
  private async trySync(): Promise<boolean> {
    const { remote: remoteBranch, local: localBranch, relations, readModel, log } = this.options;
    const here = await localBranch.current();
    const { ref, commit: local } = here;
    const remote = await remoteBranch.fetch(ref);
    const positions = { local, remote, lastSynced: await remoteBranch.syncedAt(ref) };
    const action = await decideSync(positions, (commit, ancestor) => relations.holds(commit, ancestor));
    if (action === "none") await readModel.follow();
    if (action === "none" || (action === "push" && (await this.pushed(ref, local, remote)))) {
      await remoteBranch.setSynced(ref, local);
      return true;
    }
    if (action === "push") return false;
    if (remote === undefined) throw diverged("The remote has no such branch any more");
    if (action === "diverged") throw diverged("The remote's history was rewritten");
    if (action === "merge") {
      const merge = await this.options.merge(local, remote);
      if (merge === undefined) throw diverged("Both have changed the same lines");
      log({ event: "remote-joined", local, remote });
      return (await this.pushed(ref, merge, remote)) && localBranch.follow(here, merge);
    }
    if (action === "follow-rewritten") log({ event: "remote-history-rewritten", from: local, to: remote });
    return localBranch.follow(here, remote);
  }

  private async pushed(ref: string, commit: string, expected: string | undefined): Promise<boolean> {
    const outcome = await this.options.remote.push(ref, commit, expected);
    if (outcome.kind === "landed" || outcome.kind === "overtaken") return outcome.kind === "landed";
    throw new StoreError("remote-unavailable", refusalWords(outcome));
  }
}

function diverged(reason: string): StoreError {
  return new StoreError(
    "remote-diverged",
    `${reason}, and this server has commits of its own. Bring the two together with git in the content's work tree ` +
      `(git fetch, git rebase or git merge), or set its branch to the remote's.`,
  );
}
