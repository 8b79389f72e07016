import type { SerialQueue } from "../../support/serial-queue";
import type { BranchSync } from "./branch-sync";
import type { GitRemote } from "./git-remote";
import type { LocalBranch } from "./local-branch";
import type { RemoteBranch } from "./remote-branch";
import type { RemoteTexts } from "./remote-texts";

export interface ComparedParts {
  readonly git: GitRemote;
  readonly branch: RemoteBranch;
  readonly local: LocalBranch;
  readonly sync: BranchSync;
  readonly texts: RemoteTexts;
  /** The store's write queue. */
  readonly writes: SerialQueue;
}

/** Brings the branch and the shared texts in step with the remote: one cheap request, and the write queue only when positions differ. */
export async function compareWithRemote({ git, branch, local, sync, texts, writes }: ComparedParts): Promise<void> {
  const { ref, commit } = await local.current();
  const positions = await git.positions([ref, ...texts.refs()]);
  const remote = positions.get(ref);
  if (remote !== commit || (await branch.syncedAt(ref)) !== remote) {
    if (remote !== undefined) await git.fetchAhead(ref);
    await writes.run(() => sync.run());
  }
  await texts.follow(positions);
}
