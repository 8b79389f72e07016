import { existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { BranchHead } from "../read/branch-head";
import type { ObjectReader } from "../read/object-reader";
import { submoduleMode } from "../tree-entry";
import { fileAt, type TreeFile } from "../read/tree-walk";
import { explained, explainedFailure } from "../store-failure";
import type { Branch, BranchRef } from "./branch-ref";
import type { Checkout } from "./checkout";
import type { CheckoutFile } from "./checkout-file";
import type { SaveLock } from "./save-lock";
import type { SaveNote, SaveNoteFile } from "./save-note";
import type { StaleEntries } from "./stale-entries";

export interface BranchUpdateOptions {
  readonly stateDir: string;
  readonly lock: SaveLock;
  readonly note: SaveNoteFile;
  readonly checkout: Checkout;
  readonly stale: StaleEntries;
  readonly branch: BranchRef;
  readonly head: BranchHead;
  readonly reader: ObjectReader;
  readonly log: (event: object) => void;
}

/** Moves the checked out branch together with index and work tree, such that a crash at any step can be repaired. */
export class BranchUpdate {
  constructor(private readonly options: BranchUpdateOptions) {}

  /** The checked out branch. Raises as `BranchRef.current` does. */
  current(): Promise<Branch> {
    return this.options.branch.current();
  }

  /** Runs a job under the checkout's lock, after what a crash left unfinished is repaired. Raises StoreError. */
  async hold<T>(job: () => Promise<T>): Promise<T> {
    const { stateDir, lock } = this.options;
    // Of a .git that is gone nothing is made again: what a maintainer puts back would find its place taken.
    if (!existsSync(dirname(stateDir))) await this.current();
    await explained(stateDir, () => mkdir(stateDir, { recursive: true }));
    return lock.hold(async () => {
      await explained(stateDir, () => this.repair());
      await this.options.stale.putBack();
      return job();
    });
  }

  /**
   * Moves the branch to the commit that `writing` resolves with and answers that; undefined when the branch is not at
   * `from` any more. Only within `hold`. Raises an error when nothing was changed.
   */
  async moveTo(
    { ref, from, files }: { readonly ref: string; readonly from: string; readonly files: readonly CheckoutFile[] },
    writing: Promise<string>,
  ): Promise<string | undefined> {
    const { note, checkout, stale, branch, log } = this.options;
    const [written, prepared, noted] = await Promise.allSettled([
      writing,
      checkout.prepare(files),
      note.write({ ref, from, paths: files.map(({ path }) => path) }),
    ]);
    try {
      if (prepared.status === "rejected") throw prepared.reason;
      if (noted.status === "rejected") throw noted.reason;
      if (written.status === "rejected") throw written.reason;
      const to = written.value;
      // git reads the branch before the index: with the old index on the new commit, `git commit` would take the save back.
      await checkout.placeIndex();
      if (!(await branch.move({ ref, from, to }))) {
        await checkout.putIndexBack();
        await this.forget();
        return undefined;
      }
      // The save is durable: a failure below is repaired later.
      await checkout.placeFiles(prepared.value).then(
        () => {
          stale.watch(files);
          return this.forget();
        },
        (error: unknown) => log({ event: "store-checkout-unfinished", reason: String(error) }),
      );
      return to;
    } catch (error) {
      await this.repair().catch(() => undefined);
      throw error;
    }
  }

  /** Puts entries back that a git command wrote over a recent save; takes the lock only when there are any. */
  async putBackEntries(): Promise<void> {
    if ((await this.options.stale.find()).length > 0) await this.hold(() => Promise.resolve());
  }

  /** Repairs what a crash left, at a start. Takes the lock only when there is something to repair. */
  async recover(): Promise<void> {
    const { stateDir, lock } = this.options;
    const names = await readdir(stateDir).catch(() => []);
    const isUnfinished = names.some((name) => name === "save.json" || name.startsWith("next-"));
    if (isUnfinished || (await lock.isHeldByStore())) await this.hold(() => Promise.resolve());
    await lock.removeDeadOwners();
  }

  /** Brings index and work tree in step with the branch at the paths of a note, wherever its save broke off. */
  private async repair(): Promise<void> {
    const { note, checkout, branch, head, log } = this.options;
    const unfinished = await note.read();
    if (unfinished) {
      const { ref, from, paths } = unfinished.note;
      await branch.removeLeftLocks(ref, unfinished.since);
      await checkout.putIndexBack();
      await checkout.discard();
      const { commit: to } = await head.read();
      if (to !== undefined && to !== from) {
        try {
          const prepared = await checkout.prepare(await this.changedFiles({ ref, from, paths }, to));
          await checkout.placeIndex();
          await checkout.placeFiles(prepared);
          log({ event: "store-checkout-finished", commit: to, paths });
        } catch (error) {
          const { code, message } = await explainedFailure(error, this.options.stateDir);
          log({ event: "store-checkout-unfinished", reason: message });
          // Any other failure would repeat at every save.
          if (code === "disk-full" || code === "read-only") throw error;
        }
      }
    }
    await this.forget();
  }

  private async forget(): Promise<void> {
    await this.options.note.clear();
    await this.options.checkout.discard();
  }

  private async changedFiles({ from, paths }: SaveNote, to: string): Promise<CheckoutFile[]> {
    const { reader } = this.options;
    const [old, now] = await Promise.all([reader.treeOfCommit(from), reader.treeOfCommit(to)]);
    return Promise.all(
      paths.map(async (path) => {
        const [before, after] = await Promise.all([fileAt(reader, old, path), fileAt(reader, now, path)]);
        return { path, before, after: after && (await withBytes(reader, after)) };
      }),
    );
  }
}

/** A tree's file with the bytes that a checkout writes; a submodule has none. */
export async function withBytes(
  reader: ObjectReader,
  { id, mode }: TreeFile,
): Promise<TreeFile & { readonly bytes: Uint8Array }> {
  return { id, mode, bytes: mode === submoduleMode ? Buffer.alloc(0) : await reader.bytes(id, "blob") };
}
