import { statSync } from "node:fs";
import { access, constants, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ifThere } from "../../support/error-code";
import { StoreError } from "../content-store";
import type { RunGit } from "../git-command";
import type { ReadModel } from "../read/read-model";
import type { RepositoryPlace } from "../repository-place";
import { asSettingsError, asStoreError } from "../store-failure";
import type { BranchRef } from "./branch-ref";
import { heldLock, type SaveLock } from "./save-lock";

/** What a save writes beside the index: objects, notes, the files themselves. */
const smallestSaveBytes = 128 * 1024;

/** Finds what would refuse a save, without writing (R13.7). */
export class SaveObstacles {
  /** A refusal that no look explains, such as a quota: it counts until a save succeeds. */
  private unexplained: StoreError | undefined;
  /** The settings and owners with which git last worked. */
  private worked = "";

  /** @param waitMs how long a save waits for another git command */
  constructor(
    private readonly place: RepositoryPlace,
    private readonly stateDir: string,
    private readonly branch: BranchRef,
    private readonly lock: SaveLock,
    private readonly waitMs: number,
    private readonly run: RunGit,
    private readonly readModel: Pick<ReadModel, "follow">,
  ) {}

  /** Runs a save; why it failed is what looking finds, or is remembered where that finds nothing. */
  async watch<T>(save: () => Promise<T>): Promise<T> {
    try {
      const saved = await save();
      this.unexplained = undefined;
      return saved;
    } catch (error) {
      const isPersistent = error instanceof StoreError && /^(disk-full|read-only|failed)$/.test(error.code);
      const found = isPersistent ? await this.found() : undefined;
      if (isPersistent && found === undefined) this.unexplained = error;
      throw isPersistent && error.code === "failed" ? (found ?? error) : error;
    }
  }

  /** Why a save would be refused now. Never rejects. */
  async refusal(): Promise<StoreError | undefined> {
    return (await this.found()) ?? this.unexplained;
  }

  private async found(): Promise<StoreError | undefined> {
    try {
      const { ref } = await this.branch.current();
      await this.assertNoLeftLock(ref);
      await this.assertWritable(ref);
      await this.assertGitWorks();
      await this.readModel.follow();
      return undefined;
    } catch (error) {
      return asStoreError(error);
    }
  }

  private async assertNoLeftLock(ref: string): Promise<void> {
    const { gitDir, commonDir } = this.place;
    for (const path of [join(gitDir, "index.lock"), join(gitDir, "HEAD.lock"), join(commonDir, `${ref}.lock`)]) {
      const found = statSync(path, { throwIfNoEntry: false });
      const isLeft = found !== undefined && Date.now() - found.mtimeMs > this.waitMs;
      if (isLeft && !(await this.lock.isHeldByStore())) throw heldLock(path);
    }
  }

  /** Asks git itself when its settings, or the owner of the repository, changed. */
  private async assertGitWorks(): Promise<void> {
    const { root, commonDir } = this.place;
    const seen = [root, join(commonDir, "config")].map((path) => {
      const { uid, ino, size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
      return path === root ? uid : [uid, ino, size, mtimeMs];
    });
    if (JSON.stringify(seen) === this.worked) return;
    await this.run({ args: ["rev-parse", "--git-dir"] }).catch((error: unknown) => {
      throw asSettingsError(error);
    });
    this.worked = JSON.stringify(seen);
  }

  private async assertWritable(ref: string): Promise<void> {
    const { root, gitDir, commonDir, contentPath } = this.place;
    const places = [ref, join("logs", ref)].map((path) => join(commonDir, dirname(path)));
    const folders = [join(root, contentPath), gitDir, commonDir, join(commonDir, "objects"), this.stateDir, ...places];
    // With the slash a file in the place of a folder is called so.
    for (const folder of folders) await ifThere(access(`${folder}/`, constants.W_OK | constants.X_OK));
    const { bavail, bsize } = await statfs(gitDir);
    const indexBytes = statSync(join(gitDir, "index"), { throwIfNoEntry: false })?.size ?? 0;
    if (bavail * bsize < smallestSaveBytes + indexBytes)
      throw new StoreError("disk-full", "The disk is full: make room on it. Nothing was saved.");
  }
}
