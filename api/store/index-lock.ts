import { link, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StoreError } from "./content-store";
import { thisOwner } from "./lock-owner";
import type { StaleLocks } from "./stale-locks";

export interface IndexLockOptions {
  readonly gitDir: string;
  readonly stateDir: string;
  readonly staleLocks: StaleLocks;
  /** How long to wait for another git command to end, in ms. */
  readonly waitMs: number;
}

/**
 * The checkout's own `index.lock`: while it is held, no other git command changes the index and no other store saves.
 * The file names its owner, so that it dies with the owner's process.
 */
export class IndexLock {
  private readonly path: string;
  private readonly ownFile: string;
  private ownFileReady = false;

  constructor(
    private readonly options: IndexLockOptions,
    token: string,
  ) {
    this.path = join(options.gitDir, "index.lock");
    this.ownFile = join(options.stateDir, `owner-${token}`);
  }

  /** Takes the lock. Raises StoreError "busy" when somebody else keeps it too long. */
  async take(): Promise<void> {
    const deadline = performance.now() + this.options.waitMs;
    let lookAgain = 0;
    while (!(await this.linked())) {
      if (performance.now() >= lookAgain) {
        if (await this.options.staleLocks.clear(this.path)) continue;
        lookAgain = performance.now() + 250;
      }
      if (performance.now() > deadline) {
        throw new StoreError("busy", `Another git command works in the repository (it holds "${this.path}")`);
      }
      await wait(5 + Math.random() * 15);
    }
  }

  /** Gives the lock back. */
  async release(): Promise<void> {
    await rm(this.path, { force: true });
  }

  /** Removes what the lock needs between saves. */
  async close(): Promise<void> {
    await rm(this.ownFile, { force: true });
  }

  // A hard link appears whole or not at all, with its owner's name in it.
  private async linked(): Promise<boolean> {
    try {
      if (!this.ownFileReady) await writeFile(this.ownFile, JSON.stringify(thisOwner()));
      this.ownFileReady = true;
      await link(this.ownFile, this.path);
      return true;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EEXIST") return false;
      this.ownFileReady = false;
      if (code === "EPERM" || code === "ENOTSUP") return this.created();
      throw error;
    }
  }

  // For file systems without hard links.
  private async created(): Promise<boolean> {
    try {
      await writeFile(this.path, JSON.stringify(thisOwner()), { flag: "wx" });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
      throw error;
    }
  }
}
