import { rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { syncFolder } from "../../support/durable-file";
import { GitCommandError, type RunGit } from "../git-command";
import type { BranchHead } from "../read/branch-head";
import type { RepositoryPlace } from "../repository-place";
import { heldLock } from "./save-lock";
import { assertNothingUnfinished, branchOf } from "./unfinished-operation";

/** A branch (`refs/heads/...`) and its commit. */
export interface Branch {
  readonly ref: string;
  readonly commit: string;
}

/** A branch (`refs/heads/...`) and where it moves from and to. */
export interface BranchMove {
  readonly ref: string;
  readonly from: string;
  readonly to: string;
}

/** A living git command holds the lock of a ref for a shorter time, in ms. */
const refLockMs = 1_000;
const pollMs = 20;

/** Finds the checked out branch, and moves branches by compare-and-swap, which only the holder of the lock may do. */
export class BranchRef {
  /** @param waitMs how long to wait for another git command that holds the branch */
  constructor(
    private readonly place: Pick<RepositoryPlace, "gitDir" | "commonDir">,
    private readonly head: BranchHead,
    private readonly run: RunGit,
    private readonly waitMs: number,
  ) {}

  /** The checked out branch. Raises StoreError "no-branch", or "busy" during a maintainer's merge and the like. */
  async current(): Promise<Branch> {
    assertNothingUnfinished(this.place.gitDir);
    return branchOf(await this.head.read(), this.place.commonDir);
  }

  /**
   * Moves a branch, durably. False when it is not at `from`. Raises StoreError "busy" when another git command holds it,
   * or GitCommandError.
   */
  async move({ ref, from, to }: BranchMove): Promise<boolean> {
    const since = Date.now();
    const deadline = performance.now() + this.waitMs;
    for (;;) {
      const failure = await this.run({ args: ["update-ref", "-m", "save", ref, to, from] }).then(
        () => undefined,
        (error: unknown) => error,
      );
      // Killed at any moment, also after its work, the command leaves locks that would refuse every later save.
      if (failure instanceof GitCommandError && failure.exitCode === null) await this.removeLeftLocks(ref, since);
      // The position of the branch decides, not the exit code: the command may have been killed after its work.
      const now = await this.head.commitOf(ref);
      if (now === to) {
        await syncFolder(dirname(join(this.place.commonDir, ref)));
        return true;
      }
      if (now !== from) return false;
      if (!(failure instanceof GitCommandError && /File exists/.test(failure.output))) throw failure;
      if (performance.now() > deadline)
        throw heldLock(/'([^']+\.lock)': File exists/.exec(failure.output)?.[1] ?? `${ref}.lock`);
      await wait(pollMs);
    }
  }

  /** Removes what a killed `update-ref` left: locks not older than its save that no command has changed for a while. */
  async removeLeftLocks(ref: string, since: number): Promise<void> {
    const { gitDir, commonDir } = this.place;
    for (const path of [join(gitDir, "HEAD.lock"), join(commonDir, `${ref}.lock`)]) {
      const found = await stat(path).catch(() => undefined);
      if (!found || found.mtimeMs < since - refLockMs) continue;
      await wait(refLockMs);
      if ((await stat(path).catch(() => undefined))?.ino === found.ino) await rm(path, { force: true });
    }
  }
}
