import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { UnmergedEdit } from "../content-store";
import { blobId } from "../git-objects";
import { executableMode, fileMode } from "../tree-entry";
import type { CheckoutFile } from "./checkout-file";
import { noEntry, type IndexConflicts } from "./index-conflicts";
import { mergeTexts } from "./merge-texts";
import type { SavesBesideEdits } from "./saves-beside-edits";
import { placeFile, prepareFile, workTreeState, type WorkTreeState } from "./work-tree";

/** Files that a maintainer has edited without committing while a save changes them (R11.2). */
export class DirtyFiles {
  /** Edits that lack a save, by path. */
  private readonly unmerged = new Map<string, UnmergedEdit>();

  constructor(
    private readonly root: string,
    private readonly stateDir: string,
    private readonly index: IndexConflicts,
    private readonly readBlob: (id: string) => Promise<Buffer>,
    private readonly beside: Pick<SavesBesideEdits, "add">,
    private readonly log: (event: object) => void,
  ) {}

  /** Brings a save's change into the edited file; where both changed the same lines, the file stays as it is. */
  async merge(file: CheckoutFile, state: WorkTreeState): Promise<void> {
    const { path, before, after } = file;
    const earlier = this.unmerged.get(path);
    const merged = await this.merged(before?.id, state, after?.id);
    if (merged && state.kind === "file" && (await this.replace(path, state, merged))) {
      this.log({ event: "store-work-tree-merged", path });
      if (!earlier) return;
    } else this.log({ event: "store-work-tree-kept", path });
    this.unmerged.set(path, { path, before: earlier ? earlier.before : before?.id, after: after?.id });
    if (after) await this.beside.add(after.id);
  }

  /** Looks at a file of which something else is staged: a commit of that would leave the save out, whatever the file holds. */
  async watch({ path, before, after }: CheckoutFile): Promise<void> {
    if (!this.unmerged.has(path)) this.unmerged.set(path, { path, before: before?.id, after: after?.id });
    if (after) await this.beside.add(after.id);
  }

  /**
   * Edits that a commit would put in place of a save, until that has happened or the file holds the save.
   * @param folder whose conflicts count, ending in a slash or "" for all; undefined: none do
   */
  async lacking(
    folder: string | undefined,
    versionNow: (path: string) => string | undefined,
  ): Promise<readonly UnmergedEdit[]> {
    const found = folder === undefined ? [] : [...(await this.index.find())];
    const conflicts = new Map(found.filter(([path]) => path.startsWith(folder ?? "")));
    for (const [path, before] of conflicts) this.unmerged.set(path, { path, before, after: versionNow(path) });
    const staged = await this.index.entries([...this.unmerged.keys()]);
    for (const [path, { before, after }] of this.unmerged) {
      if (conflicts.has(path)) continue;
      const state = await workTreeState(this.root, path);
      const isOver = state.kind === "other" || versionNow(path) !== after;
      if (
        isOver ||
        ((await this.isInFile(before, state, after)) && (await this.isStaged(before, staged?.get(path), after)))
      )
        this.unmerged.delete(path);
    }
    return [...this.unmerged.values()];
  }

  private async isInFile(
    before: string | undefined,
    state: WorkTreeState,
    after: string | undefined,
  ): Promise<boolean> {
    if (after === undefined || state.kind !== "file") return after === undefined && state.kind === "none";
    if (state.ids.includes(after)) return true;
    const merged = await this.merged(before, state, after);
    return state.bytes !== undefined && merged?.equals(state.bytes) === true;
  }

  /** @param entry of the index; undefined where the index cannot be read */
  private async isStaged(
    before: string | undefined,
    entry: string | undefined,
    after: string | undefined,
  ): Promise<boolean> {
    if (entry === undefined || entry === (after ?? noEntry)) return true;
    if (before === undefined || after === undefined || entry === noEntry) return false;
    const bytes = await this.readBlob(entry);
    return mergeTexts(await this.readBlob(before), bytes, await this.readBlob(after))?.equals(bytes) === true;
  }

  private async merged(
    before: string | undefined,
    state: WorkTreeState,
    after: string | undefined,
  ): Promise<Buffer | undefined> {
    if (state.kind !== "file" || !state.bytes || before === undefined || after === undefined) return undefined;
    return mergeTexts(await this.readBlob(before), state.bytes, await this.readBlob(after));
  }

  private async replace(
    path: string,
    { ids, executable }: WorkTreeState & { kind: "file" },
    merged: Buffer,
  ): Promise<boolean> {
    if (blobId(merged) === ids[0]) return true;
    const temporary = join(this.stateDir, "next-merged");
    await rm(temporary, { force: true });
    await prepareFile(temporary, merged, executable ? executableMode : fileMode);
    // The maintainer's editor may have written meanwhile.
    if (blobId(await readFile(join(this.root, path))) !== ids[0]) return false;
    await placeFile(temporary, this.root, path);
    return true;
  }
}
