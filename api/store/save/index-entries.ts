import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { ifThere } from "../../support/error-code";
import type { RunGit } from "../git-command";
import type { CheckoutFile } from "./checkout-file";
import { indexStamp, parseListing } from "./index-listing";

const sumBytes = 20;
/** Instead of a checksum, where `index.skipHash` is set. */
const noSum = Buffer.alloc(sumBytes);

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

  /** The blob's id of each path, or "unmerged"; undefined when there is no index that git can read. */
  async read(): Promise<ReadonlyMap<string, string> | undefined> {
    const stamp = await ifThere(indexStamp(this.path));
    if (stamp === undefined || stamp !== this.stamp) {
      this.stamp = undefined;
      const listed = stamp === undefined ? undefined : await this.list();
      if (listed === undefined) return undefined;
      this.entries = listed;
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
    this.stamp = this.stamp && (await indexStamp(this.path));
  }

  // git itself does not look at the checksum when it reads an index, and would list what is no entry.
  private async list(): Promise<Map<string, string> | undefined> {
    const bytes = await readFile(this.path);
    const [content, sum] = [bytes.subarray(0, -sumBytes), bytes.subarray(-sumBytes)];
    const isWhole = sum.equals(noSum) || createHash("sha1").update(content).digest().equals(sum);
    return isWhole ? parseEntries(await this.run({ args: ["ls-files", "--stage", "-z"] })) : undefined;
  }
}

function parseEntries(output: string): Map<string, string> {
  return new Map(parseListing(output).map(({ id, stage, path }) => [path, stage === "0" ? id : "unmerged"]));
}
