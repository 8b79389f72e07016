import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { syncFolder } from "../../support/durable-file";
import { gitConfigArguments, GitCommandError, type RunGit } from "../git-command";
import { gitEnvironment } from "../git-environment";
import { isObjectId } from "../git-objects";
import { SerialQueue } from "../../support/serial-queue";
import { started } from "../../support/started";
import { fastImportCommands, type NewCommit } from "./new-commit";

export interface PersistentGitWriterOptions {
  /** Top of the work tree. */
  readonly root: string;
  /** The git folder that holds the objects. */
  readonly commonDir: string;
  readonly run: RunGit;
  readonly log: (event: object) => void;
}

interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  readonly lines: AsyncIterator<string, undefined>;
  readonly ended: Promise<unknown>;
  errors: string;
}

/** Limit for one commit, in ms; a process that exceeds it is killed. */
const timeoutMs = 10_000;
/** Packs above which they are merged; each commit makes a pack. */
const manyPacks = 50;
const ownKeepText = "fast-import";

/**
 * Writes commits through one `git fast-import` that stays open: starting a process costs more than writing a commit.
 * The commits are durable and complete, but on no branch.
 */
export class PersistentGitWriter {
  private readonly queue = new SerialQueue();
  private readonly packFolder: string;
  private running: Running | undefined;
  private packStamp: bigint | undefined;
  private repacking: Promise<void> | undefined;
  private closed = false;

  constructor(private readonly options: PersistentGitWriterOptions) {
    this.packFolder = join(options.commonDir, "objects", "pack");
  }

  /** Writes a commit and answers its id. Raises GitCommandError, with the exit code null when the process was killed. */
  write(commit: NewCommit): Promise<string> {
    return this.queue.run(async () => {
      if (this.closed) throw new GitCommandError("fast-import", null, "The store is closed");
      const stamp = this.stamp();
      // fast-import never writes an object twice: after others removed packs, its list of known objects is wrong.
      if (this.running && stamp !== this.packStamp) await this.stop(this.running);
      const running = (this.running ??= await this.start());
      running.child.stdin.write(fastImportCommands(commit));
      const id = await this.answer(running);
      if (id === undefined) {
        await this.stop(running, "SIGKILL");
        throw new GitCommandError("fast-import", running.child.exitCode, running.errors);
      }
      await syncFolder(this.packFolder);
      this.packStamp = this.stamp();
      return id;
    });
  }

  /** Merges packs when there are many; commits are written meanwhile. Never rejects. */
  repackIfNeeded(): Promise<void> {
    return (this.repacking ??= this.repack()
      .catch((error: unknown) => this.options.log({ event: "store-repack-failed", reason: String(error) }))
      .finally(() => (this.repacking = undefined)));
  }

  // Outside of the queue: it takes seconds on a busy disk, and a save holds the checkout's lock. It keeps every object of the
  // packs that it merges, and the marks of fast-import keep it from the packs that are written meanwhile.
  private async repack(): Promise<void> {
    const isNeeded = await this.queue.run(async () => {
      const names = await readdir(this.packFolder);
      if (this.closed || names.filter((name) => name.endsWith(".pack")).length < manyPacks) return false;
      if (this.running) await this.stop(this.running);
      // The marks would exclude the packs of a killed fast-import from every repack.
      await this.removeMarks(true);
      return true;
    });
    if (isNeeded) await this.options.run({ args: ["repack", "--geometric=2", "-d", "-q", "-n"] });
  }

  /**
   * Removes the marks (`.keep`) that a killed fast-import left: on packs that it did not finish, whose marks may be empty,
   * and with `ofPacks` on its packs. Marks of other programs stay.
   */
  private async removeMarks(ofPacks: boolean): Promise<void> {
    const names = new Set(await readdir(this.packFolder).catch(() => []));
    for (const name of names) {
      if (!name.endsWith(".keep")) continue;
      const path = join(this.packFolder, name);
      const text = (await readFile(path, "utf8").catch(() => "unreadable")).trim();
      const isUnfinished = !names.has(name.replace(/keep$/, "pack"));
      if (isUnfinished ? text === "" || text === ownKeepText : ofPacks && text === ownKeepText)
        await rm(path, { force: true }).catch((error: unknown) =>
          this.options.log({ event: "store-mark-left", path, reason: String(error) }),
        );
    }
  }

  /** Ends the process, and resolves when no other git command of its own runs. */
  async close(): Promise<void> {
    this.closed = true;
    await this.queue.run(async () => {
      if (this.running) await this.stop(this.running);
    });
    await this.repacking;
  }

  private async start(): Promise<Running> {
    // The mark of a pack that was not finished would refuse the same pack when its commit is written again.
    await this.removeMarks(false);
    // Small packs stay packs: unpacking them costs another process.
    const settings = [...gitConfigArguments, "-c", "fastimport.unpackLimit=0"];
    const options = { cwd: this.options.root, env: gitEnvironment(), windowsHide: true };
    const child = started(spawn("git", [...settings, "fast-import", "--quiet", "--force"], options));
    const ended = Promise.race([once(child, "close"), once(child, "error")]).catch(() => undefined);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]() as Running["lines"];
    const running: Running = { child, lines, ended, errors: "" };
    child.stderr.on("data", (chunk: Buffer) => (running.errors = `${running.errors}${chunk.toString()}`.slice(-500)));
    child.stdin.on("error", () => undefined);
    void ended.then(() => {
      if (this.running === running) this.running = undefined;
    });
    return running;
  }

  /** The id of the commit, or undefined when the process ended or exceeded its limit. */
  private async answer({ child, lines }: Running): Promise<string | undefined> {
    const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
    const { value } = await lines.next();
    clearTimeout(timer);
    return value !== undefined && isObjectId(value) ? value : undefined;
  }

  // Waits for the end, so that nothing is written afterwards. The end of its input lets fast-import remove its marks.
  private async stop(running: Running, signal?: NodeJS.Signals): Promise<void> {
    if (this.running === running) this.running = undefined;
    running.child.stdin.end();
    if (signal) running.child.kill(signal);
    const timer = setTimeout(() => running.child.kill("SIGKILL"), timeoutMs);
    await running.ended;
    clearTimeout(timer);
  }

  private stamp(): bigint | undefined {
    return statSync(this.packFolder, { bigint: true, throwIfNoEntry: false })?.mtimeNs;
  }
}
