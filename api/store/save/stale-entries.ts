import type { BranchHead } from "../read/branch-head";
import type { ObjectReader } from "../read/object-reader";
import { fileAt } from "../read/tree-walk";
import type { CheckoutFile } from "./checkout-file";
import type { NextIndex } from "./next-index";
import { workTreeState } from "./work-tree";

/** For so long after a save its entries are looked at; a git command that began before it has ended by then, in ms. */
const watchedMs = 30_000;

/**
 * Entries of the index that a git command has written back as they were before a save: git reads the index before it locks it.
 * Committed, they would take the save back. Its user serialises its calls.
 */
export class StaleEntries {
  private readonly watched = new Map<string, { readonly file: CheckoutFile; readonly until: number }>();

  constructor(
    private readonly root: string,
    private readonly index: NextIndex,
    private readonly head: BranchHead,
    private readonly reader: ObjectReader,
    private readonly log: (event: object) => void,
  ) {}

  /** Begins to look at what a save has changed. */
  watch(files: readonly CheckoutFile[]): void {
    const until = performance.now() + watchedMs;
    for (const file of files) this.watched.set(file.path, { file, until });
  }

  /** The files of saves whose entries are stale: branch and work tree have the saved version. Costs nothing without a recent save. */
  async find(): Promise<readonly CheckoutFile[]> {
    for (const [path, { until }] of this.watched) if (until < performance.now()) this.watched.delete(path);
    if (this.watched.size === 0) return [];
    const entries = await this.index.current();
    const stale = [...this.watched.values()].flatMap(({ file }) =>
      entries && file.before?.id !== file.after?.id && entries.get(file.path) === file.before?.id ? [file] : [],
    );
    const isSaved = await Promise.all(stale.map((file) => this.isSaved(file)));
    return stale.filter((_, at) => isSaved[at]);
  }

  /** Puts such entries back, each only once: what a maintainer stages on purpose stays. Only the holder of the lock may call it. */
  async putBack(): Promise<void> {
    const stale = await this.find();
    if (stale.length === 0) return;
    await this.index.prepare(stale);
    await this.index.replaceIndex();
    for (const { path } of stale) {
      this.watched.delete(path);
      this.log({ event: "store-index-entry-put-back", path });
    }
  }

  private async isSaved({ path, after }: CheckoutFile): Promise<boolean> {
    const { commit } = await this.head.read();
    if (commit === undefined) return false;
    const committed = await fileAt(this.reader, await this.reader.treeOfCommit(commit), path);
    if (committed?.id !== after?.id) return false;
    const state = await workTreeState(this.root, path);
    return after === undefined ? state.kind === "none" : state.kind === "file" && state.ids.includes(after.id);
  }
}
