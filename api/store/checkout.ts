import { rm } from "node:fs/promises";
import type { CheckoutIndex } from "./checkout-index";
import type { IndexEdit } from "./index-edit";
import type { WorkTree, WorkTreeState } from "./work-tree";

/** One path to bring in step with a commit. `before` and `after` are blob ids, undefined where there is no file. */
export interface CheckoutFile {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: { readonly id: string; readonly bytes: Uint8Array } | undefined;
}

/** A checkout made ready on the side; nothing anybody sees has changed yet. */
export interface PreparedCheckout {
  readonly files: readonly CheckoutFile[];
  readonly temporary: ReadonlyMap<string, string>;
  readonly hasIndex: boolean;
  /** Paths whose staged change stays as the maintainer left it. */
  readonly staged: ReadonlySet<string>;
}

/**
 * Work tree and index beside the repository. A maintainer's staged or unsaved change of the very same path stays as it
 * is; other paths are not looked at. Only whoever holds `index.lock` may call these.
 */
export class Checkout {
  constructor(
    private readonly index: CheckoutIndex,
    private readonly workTree: WorkTree,
    private readonly log: (event: object) => void,
  ) {}

  /** Writes new files and the new index next to the real ones. */
  async prepare(files: readonly CheckoutFile[]): Promise<PreparedCheckout> {
    const temporary = new Map<string, string>();
    const writing = files.map(async ({ path, after }) => {
      if (after) temporary.set(path, await this.workTree.prepare(after.bytes));
    });
    const [indexed] = await Promise.allSettled([this.prepareIndex(files), ...writing]);
    const failed = (await Promise.allSettled(writing)).find((result) => result.status === "rejected");
    const prepared = {
      files,
      temporary,
      ...(indexed.status === "fulfilled" ? indexed.value : { hasIndex: false, staged: new Set<string>() }),
    };
    const reason: unknown = indexed.status === "rejected" ? indexed.reason : failed?.reason;
    if (reason === undefined) return prepared;
    await this.discard(prepared);
    // Handed on as it is: its error code tells what to do about it.
    throw reason as Error;
  }

  /** Puts the prepared files and index in their places. */
  async finish({ files, temporary, hasIndex, staged }: PreparedCheckout): Promise<void> {
    const indexed = hasIndex ? this.index.commit() : Promise.resolve();
    const [placed, committed] = await Promise.allSettled([this.place(files, temporary, staged), indexed]);
    for (const result of [placed, committed]) if (result.status === "rejected") throw result.reason;
  }

  /** Removes what was made ready and is not needed any more. */
  async discard({ temporary }: Pick<PreparedCheckout, "temporary">): Promise<void> {
    await Promise.all([...temporary.values()].map((path) => rm(path, { force: true })));
    this.index.discard();
  }

  private async place(
    files: readonly CheckoutFile[],
    temporary: ReadonlyMap<string, string>,
    staged: ReadonlySet<string>,
  ): Promise<void> {
    for (const file of files) {
      const { path, after } = file;
      const state = await this.workTree.stateOf(path);
      const prepared = temporary.get(path);
      if (isAt(state, after?.id)) continue;
      if (!mayReplace(state, file, staged.has(path))) {
        this.log({ event: "store-work-tree-kept", path });
      } else if (after && prepared !== undefined) {
        await this.workTree.place(prepared, path);
      } else {
        await this.workTree.remove(path);
      }
    }
  }

  private async prepareIndex(files: readonly CheckoutFile[]): Promise<{ hasIndex: boolean; staged: Set<string> }> {
    const entries = await this.index.entries(files.map(({ path }) => path));
    const edits: IndexEdit[] = [];
    const staged = new Set<string>();
    for (const { path, before, after } of files) {
      const entry = entries.get(path);
      if (entry?.id === after?.id && (entry?.stage ?? 0) === 0) continue;
      if (entry?.id === before && (entry?.stage ?? 0) === 0) {
        edits.push({ path, id: after?.id, ...(entry ? { mode: entry.mode } : {}) });
      } else {
        staged.add(path);
        this.log({ event: "store-index-kept", path });
      }
    }
    return { hasIndex: await this.index.prepare(edits), staged };
  }
}

function isAt(state: WorkTreeState, id: string | undefined): boolean {
  return state.kind === "none" ? id === undefined : state.kind === "file" && state.id === id;
}

// A file that is gone or empty holds no text of anybody; a power cut leaves such files behind.
function mayReplace(state: WorkTreeState, { before, after }: CheckoutFile, isStaged: boolean): boolean {
  if (state.kind === "other") return false;
  if (state.kind === "none") return after !== undefined && !isStaged;
  return state.id === before || state.unixId === before || state.empty;
}
