import { rm } from "node:fs/promises";
import type { CheckoutIndex } from "./checkout-index";
import type { IndexEdit } from "./index-edit";
import { executableMode, submoduleMode } from "./tree-entry";
import type { WorkTree, WorkTreeState } from "./work-tree";

/** One path to bring in step with a commit. `before` and `after` are blob ids, undefined where there is no file. */
export interface CheckoutFile {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: CheckoutEntry | undefined;
}

/** What shall stand at a path. Without a mode it stays as it was, a new file is an ordinary one. */
export interface CheckoutEntry {
  readonly id: string;
  /** The target's path for a symbolic link; empty for a submodule, which is left alone. */
  readonly bytes: Uint8Array;
  readonly mode?: string;
}

/** A checkout made ready on the side; nothing anybody sees has changed yet. */
export interface PreparedCheckout {
  readonly files: readonly CheckoutFile[];
  readonly temporary: ReadonlyMap<string, string>;
  readonly hasIndex: boolean;
  /** Paths whose staged change stays as the maintainer left it. */
  readonly staged: ReadonlySet<string>;
}

const filesAtOnce = 50;

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
    const [indexed, written] = await Promise.allSettled([
      this.prepareIndex(files),
      this.prepareFiles(files, temporary),
    ]);
    const prepared = {
      files,
      temporary,
      ...(indexed.status === "fulfilled" ? indexed.value : { hasIndex: false, staged: new Set<string>() }),
    };
    const failed = [indexed, written].find((result) => result.status === "rejected");
    if (failed === undefined) return prepared;
    await this.discard(prepared);
    // Handed on as it is: its error code tells what to do about it.
    throw failed.reason as Error;
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
    // A folder may become a file and a file a folder: what goes makes room first.
    for (const file of [...files].sort((a, b) => Number(a.after !== undefined) - Number(b.after !== undefined))) {
      const { path, after } = file;
      const state = await this.workTree.stateOf(path);
      const prepared = temporary.get(path);
      if (isAt(state, after)) continue;
      if (!mayReplace(state, file, staged.has(path))) {
        this.log({ event: "store-work-tree-kept", path });
      } else if (after && prepared !== undefined) {
        await this.workTree.place(prepared, path);
      } else {
        await this.workTree.remove(path);
      }
    }
  }

  private async prepareFiles(files: readonly CheckoutFile[], temporary: Map<string, string>): Promise<void> {
    const written = files.flatMap(({ path, after }) =>
      after && after.mode !== submoduleMode ? [{ path, after }] : [],
    );
    for (let at = 0; at < written.length; at += filesAtOnce) {
      const writing = written.slice(at, at + filesAtOnce).map(async ({ path, after }) => {
        temporary.set(path, await this.workTree.prepare(after.bytes, after.mode));
      });
      const failed = (await Promise.allSettled(writing)).find((result) => result.status === "rejected");
      if (failed) throw failed.reason as Error;
    }
  }

  private async prepareIndex(files: readonly CheckoutFile[]): Promise<{ hasIndex: boolean; staged: Set<string> }> {
    const entries = await this.index.entries(files.map(({ path }) => path));
    const edits: IndexEdit[] = [];
    const staged = new Set<string>();
    for (const { path, before, after } of files) {
      const entry = entries.get(path);
      const mode = after?.mode ?? entry?.mode;
      if (entry?.id === after?.id && entry?.mode === (after && mode) && (entry?.stage ?? 0) === 0) continue;
      if (entry?.id === before && (entry?.stage ?? 0) === 0) {
        edits.push({ path, id: after?.id, ...(mode === undefined ? {} : { mode }) });
      } else {
        staged.add(path);
        this.log({ event: "store-index-kept", path });
      }
    }
    return { hasIndex: await this.index.prepare(edits), staged };
  }
}

function isAt(state: WorkTreeState, after: CheckoutEntry | undefined): boolean {
  if (state.kind === "none") return after === undefined;
  if (state.kind === "other" || state.id !== after?.id) return false;
  return after.mode === undefined || state.executable === (after.mode === executableMode);
}

// A file that is gone or empty holds no text of anybody; a power cut leaves such files behind.
function mayReplace(state: WorkTreeState, { before, after }: CheckoutFile, isStaged: boolean): boolean {
  if (state.kind === "other") return false;
  if (state.kind === "none") return after !== undefined && after.mode !== submoduleMode && !isStaged;
  return state.id === before || state.unixId === before || state.empty;
}
