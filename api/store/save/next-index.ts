import { copyFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { ifThere } from "../../support/error-code";
import { syncFolder } from "../durable-file";
import type { RunGit } from "../git-command";
import { noObject } from "../read/git-objects";
import type { CheckoutFile } from "./checkout-file";

/** Paths as arguments of one command; above, the whole index is listed. */
const maxArguments = 200;

/** The index that shows the next commit, made beside the checkout's. Only the holder of the lock may use it. */
export class NextIndex {
  private readonly path: string;
  private readonly real: string;

  constructor(
    private readonly gitDir: string,
    stateDir: string,
    private readonly run: RunGit,
  ) {
    this.real = join(gitDir, "index");
    this.path = join(stateDir, "next-index");
  }

  /** Makes it; entries that a maintainer has staged stay as they are. Answers their paths. */
  async prepare(files: readonly CheckoutFile[]): Promise<ReadonlySet<string>> {
    if (files.length === 0 || !(await this.copy())) return new Set();
    // Staged paths are the exception: both commands run at once, and the edit is repeated without such paths.
    const [staged] = await Promise.all([this.staged(files), this.edit(files)]);
    if (staged.size > 0) {
      await this.copy();
      await this.edit(files.filter(({ path }) => !staged.has(path)));
    }
    return staged;
  }

  /** Makes it the checkout's index; nothing to do without a prepared one. */
  async replaceIndex(): Promise<void> {
    await ifThere(rename(this.path, this.real));
    await syncFolder(this.gitDir);
  }

  // With the time of the original: git compares it with the times of files to find edits within the same second.
  private async copy(): Promise<boolean> {
    const found = await stat(this.real).catch(() => undefined);
    if (!found) return false;
    await rm(this.path, { force: true });
    await copyFile(this.real, this.path);
    await utimes(this.path, found.atime, found.mtime);
    return true;
  }

  private async edit(files: readonly CheckoutFile[]): Promise<void> {
    // Without input, simple-git leaves the command waiting for it.
    if (files.length === 0) return;
    const line = ({ path, after }: CheckoutFile) => `${after?.mode ?? "0"} ${after?.id ?? noObject}\t${path}\0`;
    const removed = files.filter(({ after }) => after === undefined);
    const written = files.filter(({ after }) => after !== undefined);
    await this.run({
      args: ["update-index", "-z", "--index-info"],
      input: [...removed, ...written].map(line).join(""),
      indexFile: this.path,
    });
  }

  /** Paths whose entry is neither that of the commit before nor that of the next. */
  private async staged(files: readonly CheckoutFile[]): Promise<Set<string>> {
    const paths = files.length > maxArguments ? [] : files.map(({ path }) => `:(top,literal)${path}`);
    const output = await this.run({ args: ["ls-files", "--stage", "-z", "--", ...paths] });
    const entries = new Map<string, string>();
    for (const line of output.split("\0")) {
      const [, id = "", stage, path] = /^\d+ ([0-9a-f]{40}) (\d)\t(.+)$/s.exec(line) ?? [];
      if (path !== undefined) entries.set(path, stage === "0" ? id : "unmerged");
    }
    const isStaged = ({ path, before, after }: CheckoutFile) => {
      const id = entries.get(path);
      return id !== before?.id && id !== after?.id;
    };
    return new Set(files.filter(isStaged).map(({ path }) => path));
  }
}
