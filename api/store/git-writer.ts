import { join, dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { BranchHead } from "./branch-head";
import { StoreError } from "./content-store";
import { syncFolder } from "./durable-file";
import { GitCommandError, type RunGit } from "./git-command";
import { packStream, type GitObject } from "./git-objects";
import type { ObjectReader } from "./object-reader";
import type { StaleLocks } from "./stale-locks";

/** The two acts of git that a save needs. */
export interface GitWriter {
  /** Writes objects durably. Resolves when all of them can be read. */
  writeObjects(objects: readonly GitObject[]): Promise<void>;
  /** Moves a branch from one commit to another, durably. False when it does not stand where expected. */
  moveRef(ref: string, from: string, to: string): Promise<boolean>;
  /** Ends git processes that are kept open. */
  close(): void;
}

export interface SpawningGitWriterOptions {
  readonly run: RunGit;
  readonly reader: ObjectReader;
  readonly head: BranchHead;
  readonly commonDir: string;
  readonly staleLocks: StaleLocks;
  readonly waitMs: number;
}

/** Starts one git process for the objects and one for the branch. */
export class SpawningGitWriter implements GitWriter {
  constructor(private readonly options: SpawningGitWriterOptions) {}

  async writeObjects(objects: readonly GitObject[]): Promise<void> {
    const { reader, commonDir } = this.options;
    await this.unpack(await packStream(objects));
    const folders = new Set(objects.map(({ id }) => id.slice(0, 2)));
    await Promise.all(
      [...folders].map((folder) => syncFolder(join(commonDir, "objects", folder)).catch(() => undefined)),
    );
    for (const { id, type, bytes } of objects) {
      const written = await reader.bytes(id, type);
      if (!written.equals(bytes)) throw new StoreError("failed", `git wrote another ${type} ${id} than it was given`);
    }
  }

  async moveRef(ref: string, from: string, to: string): Promise<boolean> {
    const { run, head, commonDir, staleLocks, waitMs } = this.options;
    const deadline = performance.now() + waitMs;
    for (;;) {
      const failure = await run({
        args: ["update-ref", "-m", "save", "--stdin"],
        input: `start\nupdate ${ref} ${to} ${from}\nprepare\ncommit\n`,
      }).then(
        () => undefined,
        (error: unknown) => error,
      );
      // What counts is where the branch stands, not what the command said.
      const now = await head.commitOf(ref);
      if (now === to) {
        await syncFolder(dirname(join(commonDir, ref)));
        return true;
      }
      if (now !== from) return this.isAncestor(to, now);
      if (!(failure instanceof GitCommandError) || !isLockFailure(failure))
        throw failure instanceof Error ? failure : new Error(`The branch ${ref} did not move`);
      if (performance.now() > deadline)
        throw new StoreError("busy", `Another git command holds the branch: ${failure.output.trim()}`);
      await staleLocks.clearAll(ref);
      await wait(20);
    }
  }

  close(): void {
    // Nothing is kept open.
  }

  /** Unpacking the same objects twice does no harm. */
  private async unpack(input: Buffer): Promise<void> {
    const { run } = this.options;
    await run({ args: ["unpack-objects"], input }).catch((error: unknown) => {
      if (!isFolderRace(error)) throw error;
      return run({ args: ["unpack-objects"], input });
    });
  }

  // Somebody may already have committed on top of ours.
  private async isAncestor(ours: string, now: string | undefined): Promise<boolean> {
    if (now === undefined) return false;
    const output = await this.options.run({ args: ["rev-list", "--max-count=50", "--end-of-options", now] });
    return output.split("\n").includes(ours);
  }
}

// A child that was killed tells nothing and may leave its locks behind: looked at again like a lock.
function isLockFailure({ exitCode, output }: GitCommandError): boolean {
  return exitCode === null || /File exists/i.test(output);
}

// A maintainer's `git gc` removes an emptied folder of objects between git's making it and writing into it.
function isFolderRace(error: unknown): boolean {
  return error instanceof GitCommandError && /unable to create temporary file: No such file/i.test(error.output);
}
