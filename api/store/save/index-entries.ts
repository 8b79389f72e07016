import { stat } from "node:fs/promises";
import type { RunGit } from "../git-command";
import type { CheckoutFile } from "./checkout-file";

/**
 * Caches the entries of the checkout's index, and lists them again only after another process has changed it. Only the
 * holder of the lock may use it.
 */
export class IndexEntries {
  private entries = new Map<string, string>();
  private stamp: string | undefined;

  /** @param path of the index */
  constructor(
    private readonly path: string,
    private readonly run: RunGit,
  ) {}

  /** The blob's id of each path, or "unmerged". */
  async read(): Promise<ReadonlyMap<string, string>> {
    const stamp = await this.currentStamp();
    if (stamp !== this.stamp) {
      this.entries = parseEntries(await this.run({ args: ["ls-files", "--stage", "-z"] }));
      this.stamp = stamp;
    }
    return this.entries;
  }

  /** Follows the store's own change of the index that was read last. */
  async follow(files: readonly CheckoutFile[]): Promise<void> {
    for (const { path, after } of files) {
      if (after) this.entries.set(path, after.id);
      else this.entries.delete(path);
    }
    this.stamp = await this.currentStamp();
  }

  // git replaces the index by a rename: the new file has another inode, or at least another ctime.
  private async currentStamp(): Promise<string> {
    const { ino, ctimeNs, mtimeNs, size } = await stat(this.path, { bigint: true });
    return [ino, ctimeNs, mtimeNs, size].join(" ");
  }
}

function parseEntries(output: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const line of output.split("\0")) {
    const [, id = "", stage, path] = /^\d+ ([0-9a-f]{40}) (\d)\t(.+)$/s.exec(line) ?? [];
    if (path !== undefined) entries.set(path, stage === "0" ? id : "unmerged");
  }
  return entries;
}
