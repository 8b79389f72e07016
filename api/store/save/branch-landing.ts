import type { ReadModel } from "../read/read-model";
import type { BranchUpdate } from "./branch-update";
import { retryKilled } from "./change-writer";
import type { Landing } from "./save-change";

/** Attempts of a save whose branch is moved by others. */
const maxTries = 5;

/** Saves land on the branch that is checked out. */
export function branchLanding(readModel: ReadModel, update: BranchUpdate, log: (event: object) => void): Landing {
  return {
    hold: (save) => update.hold(save),
    async base() {
      const { ref, commit } = await update.current();
      const snapshot = await readModel.follow();
      return snapshot.commit === commit ? { ref, commit, snapshot, isNewest: true } : undefined;
    },
    async land({ ref, commit: from, snapshot }, { files, write }) {
      const commit = await retryKilled(() => {
        const writing = write();
        // Parsed while the branch moves.
        void writing.then((written) => readModel.at(written)).catch(() => undefined);
        return update.moveTo({ ref, from, files }, writing);
      });
      if (commit === undefined) return undefined;
      // Others may have committed on top meanwhile; the newest content holds this save, too.
      const newest = await readModel.follow().catch((error: unknown) => {
        log({ event: "store-follow-failed", commit, reason: String(error) });
        return snapshot;
      });
      return { commit, changed: true, snapshot: newest };
    },
    giveUp: (tries) => (tries < maxTries ? undefined : "Others kept committing to the branch. Nothing was saved."),
  };
}
