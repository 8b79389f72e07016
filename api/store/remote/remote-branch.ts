import { StoreError } from "../content-store";
import type { CommitRelations } from "../history/commit-relations";
import type { Branch } from "../save/branch-ref";
import type { GitRemote } from "./git-remote";
import type { LastSyncedCommit } from "./last-synced-commit";
import { refusalWords, type PushOutcome } from "./push-outcome";

const fetchedRef = "refs/chamber/remote-content";

/** The remote's branch with the name of the checked out one: its commit as last seen, and as last synchronised. Its user serialises its calls. */
export class RemoteBranch {
  private seen: { readonly ref: string; readonly commit: string | undefined } | undefined;

  constructor(
    private readonly git: GitRemote,
    private readonly lastSynced: LastSyncedCommit,
    private readonly relations: CommitRelations,
    private readonly log: (event: object) => void,
  ) {}

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

  /**
   * Pushes a commit onto `base`; when the answer is lost, fetches to see whether it landed, and pushes it once more if
   * not. True when the remote has it, false when the remote moved on without it. Raises StoreError "remote-unavailable"
   * when the remote refuses it, or when that stays unknown.
   */
  async land({ ref, commit: base }: Branch, commit: string): Promise<boolean> {
    for (let isRetry = false; ; isRetry = true) {
      const outcome = await this.push(ref, commit, base);
      if (outcome.kind === "landed") return true;
      if (outcome.kind === "overtaken" && !isRetry) return false;
      if (outcome.kind === "refused") throw new StoreError("remote-unavailable", refusalWords(outcome));
      const remote = await this.fetch(ref);
      if (remote !== undefined && (await this.relations.holds(remote, commit))) return true;
      // The remote left the commit that the push replaces: the push cannot land any more.
      if (outcome.kind === "overtaken" || remote !== base) return false;
      if (isRetry) throw new StoreError("remote-unavailable", refusalWords(outcome));
      // The same commit is pushed again: it cannot land twice, a new one beside it could.
    }
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
