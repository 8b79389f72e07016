import type { BranchHead } from "./branch-head";
import type { ReadModel } from "./read-model";

const everyMs = 250;

/** Notices commits made by others (editor, push, pull, revert) and lets the read model follow. Returns the stop. */
export function watchHead(head: BranchHead, readModel: ReadModel, log: (event: object) => void): () => void {
  let looking = false;
  let failedAt = "";
  const look = async () => {
    const { commit } = await head.read();
    if (commit === undefined || readModel.isAt(commit)) return;
    try {
      await readModel.follow();
      failedAt = "";
    } catch (error) {
      // The last good content stays; one line a commit, not four a second.
      if (failedAt !== commit) log({ event: "store-follow-failed", commit, reason: String(error) });
      failedAt = commit;
    }
  };
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void look().finally(() => (looking = false));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
