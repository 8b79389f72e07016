import type { BranchHead } from "./branch-head";
import type { ReadModel } from "./read-model";

const everyMs = 250;

/** Notices commits made by others (editor, push, pull, revert) and lets the read model follow. Returns the stop. */
export function watchHead(head: BranchHead, readModel: ReadModel, log: (event: object) => void): () => void {
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
  return repeatedly(look);
}

/** Does something four times a second, one at a time; what it rejects with is its own affair. Returns the stop. */
export function repeatedly(look: () => Promise<void>): () => void {
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void look()
      .catch(() => undefined)
      .finally(() => (looking = false));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
