import { randomBytes } from "node:crypto";
import { link, lstat, readdir, readFile, rename, rm, utimes } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { pid } from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { StoreError } from "../content-store";
import { writeSynced } from "../../support/durable-file";
import { explained } from "../store-failure";
import { errorCode } from "../../support/error-code";
import { parseJson } from "../../support/parse-json";
import { processLives } from "../../support/process-lives";

/** Written into the lock, to distinguish a lock left by a crash from a lock in use. */
const Owner = z.object({
  host: z.string(),
  pid: z.number(),
  /** Distinguishes this store from an earlier process with the same number, as in a restarted container. */
  token: z.string(),
});
type Owner = z.infer<typeof Owner>;

/** A lock that was not renewed for so long is dead, in ms; also where another program has its process's number by now. */
const deadAfterMs = 60_000;
/** Time between two renewals of a lock, in ms. */
const renewalMs = 15_000;
/** Longest time that a git child outlives the process that started it, in ms. */
const orphanMs = 1_000;

/** Tokens of the open stores of this process. */
const openTokens = new Set<string>();

/**
 * The checkout's own `index.lock`: while it is held, no other git command and no other store changes index or branch.
 * Not reentrant; its user serialises its jobs.
 */
export class SaveLock {
  private readonly path: string;
  private readonly ownerFile: string;
  private readonly owner: Owner = { host: hostname(), pid, token: randomBytes(6).toString("hex") };

  /** @param waitMs how long to wait for another git command */
  constructor(
    gitDir: string,
    private readonly stateDir: string,
    private readonly waitMs: number,
  ) {
    this.path = join(gitDir, "index.lock");
    this.ownerFile = join(stateDir, `owner-${this.owner.token}`);
    openTokens.add(this.owner.token);
  }

  /** Runs a job while holding the lock. Raises StoreError "busy" when another process holds it for too long. */
  async hold<T>(job: () => Promise<T>): Promise<T> {
    await explained(this.stateDir, () => this.take());
    const renewal = setInterval(() => void this.renew(), renewalMs);
    try {
      return await job();
    } finally {
      clearInterval(renewal);
      await rm(this.path, { force: true });
    }
  }

  /** True when the lock is a store's, also one that a dead store left. */
  async isHeldByStore(): Promise<boolean> {
    return (await ownerIn(this.path)) !== undefined;
  }

  /** Removes the files of stores that died. */
  async removeDeadOwners(): Promise<void> {
    for (const name of await readdir(this.stateDir)) {
      const path = join(this.stateDir, name);
      if (/^(owner|claim)-/.test(name) && (await this.isDead(path))) await rm(path, { force: true });
    }
  }

  async close(): Promise<void> {
    openTokens.delete(this.owner.token);
    await rm(this.ownerFile, { force: true });
  }

  private async renew(): Promise<void> {
    const now = new Date();
    await utimes(this.path, now, now).catch(() => undefined);
  }

  private async take(): Promise<void> {
    const deadline = performance.now() + this.waitMs;
    while (!(await this.linkTo(this.path))) {
      const owner = await ownerIn(this.path);
      if (owner?.token === this.owner.token) return;
      if (owner && (await this.isDead(this.path)) && (await this.replaceDeadLock(owner))) return;
      if (performance.now() > deadline) throw heldLock(this.path);
      await wait(5 + Math.random() * 15);
    }
  }

  // Replaces the lock of a dead store in one step, so that no other git command comes in between: the branch may be ahead
  // of the index. Only the holder of the claim may do that, so that two stores cannot replace each other's new lock.
  private async replaceDeadLock(dead: Owner): Promise<boolean> {
    const claim = join(this.stateDir, `claim-${dead.token}`);
    if (await this.linkTo(claim)) {
      if ((await ownerIn(this.path))?.token === dead.token) {
        // Another store may take the claim for a dead one's and remove it: the owner of the lock decides.
        await rename(claim, this.path).catch(() => undefined);
        return (await ownerIn(this.path))?.token === this.owner.token;
      }
      await rm(claim, { force: true });
    } else if (await this.isDead(claim)) await rm(claim, { force: true });
    return false;
  }

  // A hard link appears complete or not at all.
  private async linkTo(path: string): Promise<boolean> {
    for (;;) {
      try {
        await link(this.ownerFile, path);
        return true;
      } catch (error) {
        const code = errorCode(error);
        if (code === "EEXIST") return false;
        if (code !== "ENOENT") throw error;
        await writeSynced(this.ownerFile, JSON.stringify(this.owner));
      }
    }
  }

  private async isDead(path: string): Promise<boolean> {
    const [owner, found] = [await ownerIn(path), await lstat(path).catch(() => undefined)];
    if (!owner || !found || openTokens.has(owner.token)) return false;
    const age = Date.now() - found.ctimeMs;
    if (age > deadAfterMs) return true;
    return owner.host === this.owner.host && age > orphanMs && (owner.pid === pid || !processLives(owner.pid));
  }
}

/** The refusal of a save while another program holds a lock of the repository. */
export function heldLock(path: string): StoreError {
  return new StoreError(
    "busy",
    `Another git command works in the repository: it holds "${path}". If no git command is running there, ` +
      "delete that file. Nothing was saved.",
    undefined,
    "git-command",
  );
}

async function ownerIn(path: string): Promise<Owner | undefined> {
  return Owner.safeParse(parseJson(await readFile(path, "utf8").catch(() => ""))).data;
}
