import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { executableMode, submoduleMode } from "../tree-entry";
import type { CheckoutFile } from "./checkout-file";
import type { DirtyFiles } from "./dirty-files";
import type { NextIndex } from "./next-index";
import { placeFile, prepareFile, removeFile, workTreeState, type WorkTreeState } from "./work-tree";

/** Index and files made ready beside the real ones. */
export interface PreparedCheckout {
  readonly files: readonly (CheckoutFile & { readonly temporary: string })[];
  /** Paths whose staged change stays. */
  readonly staged: ReadonlySet<string>;
}

/** Files written at once: bounds open files. */
const batchSize = 50;

/**
 * Brings index and work tree from one commit to another. A maintainer's staged or unsaved change of a path stays, with what
 * the commit changes beside it (`DirtyFiles`); other paths are not touched. Only the holder of the lock may use it.
 */
export class Checkout {
  constructor(
    private readonly root: string,
    private readonly stateDir: string,
    private readonly index: NextIndex,
    private readonly dirty: DirtyFiles,
    private readonly log: (event: object) => void,
  ) {}

  /** Writes the next index and the new files; index and work tree are unchanged. */
  async prepare(changed: readonly CheckoutFile[]): Promise<PreparedCheckout> {
    const files = changed.map((file, number) => ({
      ...file,
      temporary: join(this.stateDir, `next-file-${String(number)}`),
    }));
    const [staged, written] = await Promise.allSettled([this.index.prepare(files), this.write(files)]);
    for (const result of [staged, written]) if (result.status === "rejected") throw result.reason;
    return { files, staged: staged.status === "fulfilled" ? staged.value : new Set() };
  }

  /** Puts the prepared index in its place. */
  async placeIndex(): Promise<void> {
    await this.index.place();
  }

  /** Takes the prepared index from its place, also one of a process that died. */
  async putIndexBack(): Promise<void> {
    await this.index.putBack();
  }

  /** Puts the prepared files in their places. */
  async placeFiles({ files, staged }: PreparedCheckout): Promise<void> {
    for (const file of files.filter(({ path }) => staged.has(path))) {
      this.log({ event: "store-index-kept", path: file.path });
      await this.dirty.watch(file);
    }
    // Removals first: a file may become a folder.
    for (const file of [...files].sort((a, b) => Number(a.after !== undefined) - Number(b.after !== undefined))) {
      const state = await workTreeState(this.root, file.path);
      if (isCurrent(state, file)) continue;
      if (!isReplaceable(state, file, staged)) await this.dirty.merge(file, state);
      else if (file.after) await placeFile(file.temporary, this.root, file.path);
      else await removeFile(this.root, file.path);
    }
  }

  /** Removes what was prepared, also by a process that died. */
  async discard(): Promise<void> {
    for (const name of await readdir(this.stateDir))
      if (name.startsWith("next-")) await rm(join(this.stateDir, name), { force: true });
  }

  private async write(files: PreparedCheckout["files"]): Promise<void> {
    for (let at = 0; at < files.length; at += batchSize) {
      const writing = files.slice(at, at + batchSize).map(async ({ after, temporary }) => {
        if (after && after.mode !== submoduleMode) await prepareFile(temporary, after.bytes, after.mode);
      });
      for (const result of await Promise.allSettled(writing)) if (result.status === "rejected") throw result.reason;
    }
  }
}

function isCurrent(state: WorkTreeState, { after }: CheckoutFile): boolean {
  if (state.kind === "none") return after === undefined || after.mode === submoduleMode;
  if (state.kind === "other" || !after || state.ids[0] !== after.id) return false;
  return state.executable === (after.mode === executableMode);
}

function isReplaceable(state: WorkTreeState, file: CheckoutFile, staged: ReadonlySet<string>): boolean {
  if (state.kind === "other") return false;
  // A missing file that is not staged as removed, and an empty file, are what a power cut leaves.
  if (state.kind === "none") return !staged.has(file.path);
  return state.empty || state.ids.some((id) => id === file.before?.id || id === file.after?.id);
}
