import type { ContentLogReader } from "../history/content-log";
import { assertNotSavedBefore } from "../history/saved-before";
import type { ReadModel } from "../read/read-model";
import type { Branch } from "../save/branch-ref";
import { retryKilled } from "../save/change-writer";
import type { Landing } from "../save/save-change";
import type { BranchSync } from "./branch-sync";
import type { LocalBranch } from "./local-branch";
import type { RemoteBranch } from "./remote-branch";
import type { RemoteStatus } from "./remote-status";

export interface RemoteLandingParts {
  readonly readModel: ReadModel;
  readonly contentLog: ContentLogReader;
  readonly branch: RemoteBranch;
  readonly local: LocalBranch;
  readonly sync: BranchSync;
  readonly status: RemoteStatus;
  /** How long to try again while others push, in ms. */
  readonly contestMs: number;
  readonly log: (event: object) => void;
}

/** Saves land on the remote's branch first, and are acknowledged then; after a lost race the local branch follows it. */
export function remoteLanding(parts: RemoteLandingParts): Landing {
  const { readModel, contentLog, branch, local, sync, status, contestMs } = parts;
  return {
    hold: (save) =>
      save().catch((error: unknown) => {
        status.setByFailure(error);
        throw error;
      }),
    async base(tries) {
      const { ref, commit } = await local.current();
      const isNewest = tries > 1 || branch.seenAt(ref) !== commit;
      if (isNewest) await sync.run();
      const base = await local.current();
      return { ...base, snapshot: await readModel.at(base.commit), isNewest };
    },
    async land(base, { change, since, write }) {
      await assertNotSavedBefore(contentLog, change, since, base.commit);
      const commit = await retryKilled(write);
      if (!(await branch.land(base, commit))) return undefined;
      const snapshot = await readModel.at(commit);
      await bringHere(parts, base, commit);
      return { commit, changed: true, snapshot };
    },
    giveUp: (_, ms) => (ms > contestMs ? "Others kept pushing to the remote" : undefined),
  };
}

/** Moves the local branch to the remote's commit. The save is durable: the next comparison retries a failure here. */
async function bringHere(
  { local, sync, status, log }: RemoteLandingParts,
  from: Branch,
  commit: string,
): Promise<void> {
  try {
    if (!(await local.follow(from, commit))) await sync.run();
    status.set("in-step");
  } catch (error) {
    status.set("behind", String(error));
    log({ event: "remote-save-not-here-yet", commit, reason: String(error) });
  }
}
