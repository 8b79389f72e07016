import { createHash } from "node:crypto";
import type { RunGit } from "../git-command";
import type { BranchHead } from "../read/branch-head";
import { removeOldLock } from "./ref-lock";

/**
 * The remote's commit that the local branch was last known to hold, as a ref: it distinguishes commits made here from
 * commits that were removed there.
 */
export class LastSyncedCommit {
  private readonly prefix: string;

  constructor(
    address: string,
    private readonly commonDir: string,
    private readonly head: BranchHead,
    private readonly run: RunGit,
  ) {
    // A digest: the address may hold a password.
    const key = createHash("sha256").update(address).digest("hex").slice(0, 16);
    this.prefix = `refs/chamber/synced/${key}/`;
  }

  /** The commit, undefined before the first synchronisation with this remote's branch. */
  of(branch: string): Promise<string | undefined> {
    return this.head.commitOf(this.refOf(branch));
  }

  /** Raises GitCommandError. */
  async set(branch: string, commit: string): Promise<void> {
    if ((await this.of(branch)) === commit) return;
    await removeOldLock(this.commonDir, this.refOf(branch));
    await this.run({ args: ["update-ref", this.refOf(branch), commit] });
  }

  private refOf(branch: string): string {
    return `${this.prefix}${branch.replace(/^refs\/heads\//, "")}`;
  }
}
