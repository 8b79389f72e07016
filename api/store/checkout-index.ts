import { chmodSync, rmSync } from "node:fs";
import { copyFile, readFile, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncFile, syncFolder, writeSynced } from "./durable-file";
import type { RunGit } from "./git-command";
import { editedIndex, type IndexEdit } from "./index-edit";
import { indexEntries, type IndexEntry } from "./index-file";
import { fileMode } from "./tree-entry";

/** Paths in one command: keeps its length far from the system's limit. */
const chunkSize = 200;

/** The checkout's index. Only whoever holds `index.lock` may call these. */
export class CheckoutIndex {
  private readonly path: string;
  private readonly next: string;
  /** The index as it was read last; nobody else changes it while the lock is held. */
  private bytes = Buffer.alloc(0);

  constructor(
    private readonly run: RunGit,
    gitDir: string,
    stateDir: string,
  ) {
    this.path = join(gitDir, "index");
    this.next = join(stateDir, "index-next");
  }

  /** The entries at the paths; a path that is not in the index is missing from the answer. */
  async entries(paths: readonly string[]): Promise<Map<string, IndexEntry>> {
    this.bytes = await readFile(this.path).catch(() => Buffer.alloc(0));
    return indexEntries(this.bytes, paths) ?? this.listedByGit(paths);
  }

  /** Writes the index whose entries were asked for last, edited, beside the real one. False when there is none to edit. */
  async prepare(edits: readonly IndexEdit[]): Promise<boolean> {
    const found = edits.length === 0 ? undefined : await stat(this.path).catch(() => undefined);
    if (!found) return false;
    const edited = editedIndex(this.bytes, edits, Math.floor(found.mtimeMs / 1000));
    this.discard();
    if (edited) {
      await writeSynced(this.next, edited);
      chmodSync(this.next, found.mode & 0o777);
    } else await this.editedByGit(edits);
    return true;
  }

  /** Makes the prepared index the real one. */
  async commit(): Promise<void> {
    await syncFile(this.next);
    await rename(this.next, this.path);
    await syncFolder(dirname(this.path));
  }

  /** Forgets a prepared index. */
  discard(): void {
    this.bytes = Buffer.alloc(0);
    for (const path of [this.next, `${this.next}.lock`]) rmSync(path, { force: true });
  }

  private async editedByGit(edits: readonly IndexEdit[]): Promise<void> {
    await copyFile(this.path, this.next);
    for (const chunk of chunks(edits)) {
      const added = chunk.flatMap(({ path, mode, id }) =>
        id === undefined ? [] : ["--cacheinfo", `${mode ?? fileMode},${id},${path}`],
      );
      const removed = chunk.flatMap(({ path, id }) => (id === undefined ? [path] : []));
      await this.run({
        args: ["update-index", "--verbose", "--add", "--replace", ...added, "--force-remove", "--", ...removed],
        indexFile: this.next,
      });
    }
  }

  private async listedByGit(paths: readonly string[]): Promise<Map<string, IndexEntry>> {
    const found = new Map<string, IndexEntry>();
    for (const chunk of chunks(paths)) {
      const output = await this.run({
        args: ["ls-files", "--stage", "-z", "--", ...chunk.map((path) => `:(top,literal)${path}`)],
      });
      for (const line of output.split("\0")) {
        const [, mode, id, stage, path] = /^(\d+) ([0-9a-f]{40}) (\d)\t(.+)$/s.exec(line) ?? [];
        if (mode && id && stage && path) found.set(path, { mode, id, stage: Number(stage) });
      }
    }
    return found;
  }
}

function* chunks<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += chunkSize) yield items.slice(at, at + chunkSize);
}
