import { lstat, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { gitWorksIn } from "./live-git";
import { ownerState, parseOwner } from "./lock-owner";
import type { RepositoryPlace } from "./repository-place";

/** Other programs' locks younger than this are never touched, in ms. */
const minAgeMs = 1_000;
/** Where living processes cannot be seen, a lock of somebody else counts as left over after this, in ms. */
const blindAgeMs = 10 * 60_000;

export interface StaleLocksOptions {
  readonly place: Pick<RepositoryPlace, "root" | "gitDir" | "commonDir">;
  /** The store's own folder; what is cleared is kept there. */
  readonly stateDir: string;
  readonly log: (event: object) => void;
}

/** Clears lock files whose owner is dead, never one that a living process may hold. */
export class StaleLocks {
  constructor(private readonly options: StaleLocksOptions) {}

  /** Clears one lock if its owner is dead. True when the path is free now. */
  async clear(path: string): Promise<boolean> {
    const before = await identity(path);
    if (before === undefined) return true;
    if (!(await this.isLeftOver(path, before))) return false;
    return this.takeAway(path, before);
  }

  /** Clears every lock file that would keep git from moving a branch or writing the index. */
  async clearAll(ref?: string): Promise<void> {
    const { gitDir, commonDir } = this.options.place;
    const fixed = [join(gitDir, "index.lock"), join(gitDir, "HEAD.lock"), join(commonDir, "packed-refs.lock")];
    const refs = ref === undefined ? await locksBelow(join(commonDir, "refs")) : [join(commonDir, `${ref}.lock`)];
    const skipIndex = ref === undefined ? fixed : fixed.slice(1);
    for (const path of [...skipIndex, ...refs]) await this.clear(path);
  }

  private async isLeftOver(path: string, { mtimeMs }: Identity): Promise<boolean> {
    const owner = parseOwner(await readFile(path, "utf8").catch(() => ""));
    const age = Date.now() - mtimeMs;
    if (owner) {
      const state = await ownerState(owner);
      return state === "dead" || (state === "unknown" && age > blindAgeMs);
    }
    if (age < minAgeMs) return false;
    const { root, gitDir, commonDir } = this.options.place;
    const works = await gitWorksIn([root, gitDir, commonDir], path);
    return works === "unknown" ? age > blindAgeMs : !works;
  }

  // One process at a time clears, and only the very file that was looked at: a lock taken meanwhile is another file.
  private async takeAway(path: string, seen: Identity): Promise<boolean> {
    const { stateDir, log } = this.options;
    const turn = join(stateDir, "clearing");
    if (!(await this.takeTurn(turn))) return false;
    try {
      const now = await identity(path);
      if (now === undefined) return true;
      if (now.ino !== seen.ino || now.mtimeMs !== seen.mtimeMs) return false;
      await rename(path, join(stateDir, `left-over-${basename(path)}`));
      log({ event: "store-lock-cleared", lock: basename(path) });
      return true;
    } finally {
      await rm(turn, { recursive: true, force: true });
    }
  }

  private async takeTurn(turn: string): Promise<boolean> {
    try {
      await mkdir(turn);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const found = await identity(turn);
      // Clearing takes milliseconds: an old turn is of a process that died in it.
      if (found && Date.now() - found.mtimeMs > 5_000) await rm(turn, { recursive: true, force: true });
      return false;
    }
  }
}

interface Identity {
  readonly ino: number;
  readonly mtimeMs: number;
}

async function identity(path: string): Promise<Identity | undefined> {
  return lstat(path).catch(() => undefined);
}

async function locksBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".lock"))
    .map((entry) => join(entry.parentPath, entry.name));
}
