import { idOfPath, type Collection } from "../../content/model/collections/collection";
import { allCollections } from "../../content/model/collections/collections";
import { keepsAddresses } from "../addresses/address-keeper";
import { isSimilar } from "../../content/model/text/similarity";
import type { ContentStore } from "../store/content-store";
import { leftPrefix, type LoggedCommit, type LoggedFile } from "../store/history/parse-log";
import { keptMs } from "../store/save/kept-saves";
import { droppedChains, type DroppedChain } from "./dropped-chains";
import type { ItemHistories } from "./item-histories";
import type { ItemRevision } from "./item-revision";
import { editsBeside } from "./edits-beside";
import { lacksWritten, takesBackFile, takesOtherSide } from "./takes-back";

/** A save that was acknowledged and whose change is not in the content any more, though nobody reverted it. */
export interface TakenBackSave {
  readonly collection: Collection;
  readonly id: string;
  readonly save: ItemRevision;
  /** The version that the save replaced, or the first of several that were taken back; undefined when it added the entry. */
  readonly before: string | undefined;
  /** What staff left: the save's version, or that of a later save on top of it. */
  readonly left: string | undefined;
  /** The commit that took it back; undefined when the branch was moved to where the save is not (reset, amend, a merge of the other side). */
  readonly by: ItemRevision | undefined;
}

export interface TakenBackDependencies {
  readonly store: Pick<
    ContentStore,
    "snapshot" | "log" | "readVersion" | "dropped" | "isInWorkTree" | "condition" | "onChange" | "savesBesideEdits"
  >;
  readonly histories: ItemHistories;
  readonly clock: () => Date;
}

type Lost = Pick<TakenBackSave, "save" | "before">;

const revert = /^Revert "/;
/** True for a save by a person: the service's redirect goes with the rename that it followed. */
const isByStaff = ({ isBySite, message }: ItemRevision): boolean => isBySite && !keepsAddresses(message);

/** Finds acknowledged saves that were taken back (R11.6), of git alone and once for each change of the branch. */
export class TakenBackSaves {
  private known: { readonly commit: string; readonly found: Promise<readonly TakenBackSave[]> } | undefined;

  constructor(private readonly dependencies: TakenBackDependencies) {
    // A branch that goes back to a commit looked at before has dropped what was saved meanwhile.
    dependencies.store.onChange(() => (this.known = undefined));
  }

  /** Those that nobody has saved again, brought back or left as they are. Rejects when git cannot be asked. */
  of(): Promise<readonly TakenBackSave[]> {
    const { commit } = this.dependencies.store.snapshot();
    if (this.known?.commit === commit) return this.known.found;
    const found = this.find();
    this.known = { commit, found };
    found.catch(() => (this.known = undefined));
    return found;
  }

  private async find(): Promise<readonly TakenBackSave[]> {
    const { store, clock } = this.dependencies;
    const since = new Date(clock().getTime() - keptMs);
    const { commits } = await store.log();
    const left = new Set(
      commits.flatMap(({ saveId }) => (saveId?.startsWith(leftPrefix) ? [saveId.slice(leftPrefix.length)] : [])),
    );
    // On another branch than at the start, that is what has to be mended first.
    const isElsewhere = (await store.condition()).branches !== undefined;
    const dropped = isElsewhere ? [] : await this.droppedSaves(await store.dropped(since));
    return [...dropped, ...(await this.overwrittenSaves(since))].filter(({ save }) => !left.has(save.commit));
  }

  /** Saves with later commits by others on top of them that take their change back. */
  private async overwrittenSaves(since: Date): Promise<TakenBackSave[]> {
    const found: TakenBackSave[] = [];
    for (const collection of allCollections)
      for (const [id, known] of await this.dependencies.histories.of(collection.name)) {
        const leftOut = leftOutBy(known);
        const merged = leftOut ?? (await this.mergedWhole(known));
        const revisions = merged === undefined || merged === leftOut ? known : [...known, merged];
        const at = revisions.findLastIndex(isByStaff);
        const [save, later] = [revisions[at], revisions.slice(at + 1)];
        const newest = later.at(-1);
        if (!save || !newest || Date.parse(save.date) < since.getTime()) continue;
        const isDeleted = newest.version === undefined && save.version !== undefined;
        const renamed = isDeleted ? await this.renamedWithout(collection, revisions, at) : undefined;
        if (renamed) {
          if (!revert.test(newest.message))
            found.push({ collection, ...renamed, save, left: save.version, by: newest });
          continue;
        }
        const lost = await this.lostOf(revisions, at, since);
        const [last, first] = [lost[0], lost.at(-1)];
        if (!last || !first) continue;
        // A deletion leaves no file in the work tree; a commit of an index that was read before the save does.
        if (isDeleted && newest !== merged && !(await this.dependencies.store.isInWorkTree(save.path, save.version)))
          continue;
        const by = await this.firstThat(later, (each) =>
          this.isLost(last.save, last.before, revisions.slice(0, revisions.indexOf(each) + 1)),
        );
        if (by && !revert.test(by.message))
          found.push({
            collection,
            id,
            save: last.save,
            before: first.before,
            left: save.version,
            by: by === merged ? undefined : by,
          });
      }
    return found;
  }

  /**
   * The version that the content has, where that is not the one of the newest revision: of a merge that took the file of one side
   * whole, or left out one that the other side never had, the log says nothing.
   */
  private async mergedWhole(revisions: readonly ItemRevision[]): Promise<ItemRevision | undefined> {
    const { store } = this.dependencies;
    const last = revisions.at(-1);
    const snapshot = store.snapshot();
    const version = last && snapshot.versionOf(last.path);
    // A file that one side deleted or renamed is not left out by the merge.
    const isDeleted = version === undefined && revisions.some((revision) => revision.version === undefined);
    if (isDeleted || version === last?.version || (await store.log()).commit !== snapshot.commit) return undefined;
    return last && { ...last, message: "", before: [], version, isBySite: false };
  }

  /** The saves up to the last one that are taken back in the newest version, and were not in what the last one left; the newest first. */
  private async lostOf(revisions: readonly ItemRevision[], last: number, since: Date): Promise<Lost[]> {
    const lost: Lost[] = [];
    const newest = revisions.at(-1);
    if (!newest) return lost;
    for (let at = last; at >= 0; at -= 1) {
      const save = revisions[at];
      if (!save || Date.parse(save.date) < since.getTime()) break;
      const before = replacedBy(revisions, at, newest);
      if (!isByStaff(save) || !(await this.isLost(save, before, revisions, revisions[last + 1]?.version))) continue;
      if (at === last || !(await this.isLost(save, before, revisions.slice(0, last + 1)))) lost.push({ save, before });
    }
    return lost;
  }

  /** Saves that the branch does not hold any more, unless their change is there in another commit. */
  private async droppedSaves(dropped: readonly LoggedCommit[]): Promise<TakenBackSave[]> {
    const { store, histories } = this.dependencies;
    const found: TakenBackSave[] = [];
    for (const chain of droppedChains(dropped)) {
      const { collection, id, save, before } = chain;
      const known = await histories.of(collection.name);
      const now = store.snapshot().versionOf(save.path);
      const renamed = now === undefined ? await this.renamedTo(chain, known) : undefined;
      const revisions = [...(known.get(id) ?? []), ...(known.get(renamed ?? "") ?? [])];
      const isSavedAgain = revisions.some(({ isBySite, date }) => isBySite && Date.parse(date) > Date.parse(save.date));
      const version = renamed === undefined ? now : revisions.at(-1)?.version;
      if (!isSavedAgain && (await this.isDropped(chain, revisions, version)))
        found.push({ collection, id: renamed ?? id, save, before, left: save.version, by: undefined });
    }
    return found;
  }

  /** The id of the entry that the file of a dropped save became, with its text or with one like it, by a commit that knew nothing of it. */
  private async renamedTo(
    { collection, id, save }: DroppedChain,
    known: ReadonlyMap<string, readonly ItemRevision[]>,
  ): Promise<string | undefined> {
    for (const [other, revisions] of known)
      if (other !== id && revisions.at(-1)?.version !== undefined && revisions.some(({ path }) => path === save.path))
        return other;
    const removal = known.get(id)?.at(-1);
    const wrote = await this.textOf(save.version);
    if (removal === undefined || wrote === undefined) return undefined;
    for await (const { id: other } of this.addedLike(collection, known, removal, wrote)) return other;
    return undefined;
  }

  /** The entries that are there and whose files the commit of a revision added with a text like this one. */
  private async *addedLike(
    collection: Collection,
    known: ReadonlyMap<string, readonly ItemRevision[]>,
    { commit }: ItemRevision,
    wrote: string,
  ): AsyncGenerator<Pick<LoggedFile, "path" | "after"> & { readonly id: string }> {
    const { commits } = await this.dependencies.store.log();
    for (const { path, before, after } of commits.find((each) => each.commit === commit)?.files ?? []) {
      const id = idOfPath(collection, path);
      const isThere = id !== undefined && known.get(id)?.at(-1)?.version !== undefined;
      if (!isThere || before.some((each) => each !== undefined)) continue;
      if (isSimilar(wrote, (await this.textOf(after)) ?? "")) yield { id, path, after };
    }
  }

  /**
   * True where the saves of a chain are taken back in a version, or that never had what they wrote; of what others changed below
   * or among them, nothing counts.
   */
  private async isDropped(
    { save, replaced, below, saves }: DroppedChain,
    revisions: readonly ItemRevision[],
    now: string | undefined,
  ): Promise<boolean> {
    if (await this.isTakenBack(save, replaced, now)) return true;
    // A rebase or an amended commit keeps author and time, a squash the text.
    const isThere = revisions.some(
      ({ version, author, date }) => version === save.version || (author === save.author && date === save.date),
    );
    if (isThere && (below === undefined || !(await this.isTakenBack(save, below.version, now)))) return false;
    const has = await this.textOf(now);
    for (const { before, after } of saves) {
      const [was, wrote] = await this.textsOf(before, after);
      if (wrote !== undefined && (has === undefined || lacksWritten(was ?? "", wrote, has))) return true;
    }
    return false;
  }

  /**
   * The id that the last commit of an entry gave it with a text that lacks its save, as after a `git mv` before the save, or has an edit
   * which knew nothing of it in its place, and the version which that text was made of; undefined when it was not renamed, or
   * somebody has saved it since.
   */
  private async renamedWithout(
    collection: Collection,
    revisions: readonly ItemRevision[],
    at: number,
  ): Promise<Pick<TakenBackSave, "id" | "before"> | undefined> {
    const { histories } = this.dependencies;
    const [save, by] = [revisions[at], revisions.at(-1)];
    const wrote = await this.textOf(save?.version);
    if (save === undefined || wrote === undefined || by === undefined) return undefined;
    const known = await histories.of(collection.name);
    for await (const { id, path, after } of this.addedLike(collection, known, by, wrote)) {
      const renamed = known.get(id) ?? [];
      if (renamed.some(({ isBySite }) => isBySite)) continue;
      const before = replacedBy(revisions, at, { path, version: after });
      const now = renamed.at(-1)?.version;
      if (await this.isTakenBack(save, before, now)) return { id, before };
      const isBeside = !by.before.includes(save.version ?? "") || Date.parse(by.date) < Date.parse(save.date);
      const [was, theirs, has] = await this.textsOf(before, after, now);
      const isKnown = was !== undefined && theirs !== undefined && has !== undefined;
      if (isBeside && isKnown && takesOtherSide(was, wrote, theirs, has)) return { id, before };
    }
    return undefined;
  }

  /**
   * True for a save that is taken back in the newest of the revisions, or in whose place that has another edit which knew nothing
   * of it: a maintainer's that was there before it and stands in the `next` version, too, or one that a merge or the like put there.
   */
  private async isLost(
    save: ItemRevision,
    before: string | undefined,
    revisions: readonly ItemRevision[],
    next = revisions.at(-1)?.version,
  ): Promise<boolean> {
    const now = revisions.at(-1)?.version;
    if (now === save.version) return false;
    const [was, wrote, has] = await this.textsOf(before, save.version, now);
    if (takesBackFile(was, wrote, has)) return true;
    if (was === undefined || wrote === undefined || has === undefined || !lacksWritten(was, wrote, has)) return false;
    if (save.version !== undefined && (await this.dependencies.store.savesBesideEdits()).has(save.version)) {
      const hadNext = await this.textOf(next);
      return hadNext !== undefined && lacksWritten(was, wrote, hadNext);
    }
    for (const { other, made } of editsBeside(revisions, save)) {
      const [theirs, text] = await this.textsOf(other, made);
      if (theirs !== undefined && text !== undefined && takesOtherSide(was, wrote, theirs, text)) return true;
    }
    return false;
  }

  private async isTakenBack(save: ItemRevision, before: string | undefined, now: string | undefined): Promise<boolean> {
    if (now === save.version) return false;
    const [was, wrote, has] = await this.textsOf(before, save.version, now);
    return takesBackFile(was, wrote, has);
  }

  private textsOf(...versions: readonly (string | undefined)[]): Promise<(string | undefined)[]> {
    return Promise.all(versions.map((version) => this.textOf(version)));
  }

  private async textOf(version: string | undefined): Promise<string | undefined> {
    const bytes = version === undefined ? undefined : await this.dependencies.store.readVersion(version);
    return bytes && Buffer.from(bytes).toString("utf8");
  }

  private async firstThat(
    revisions: readonly ItemRevision[],
    isIt: (revision: ItemRevision) => Promise<boolean>,
  ): Promise<ItemRevision | undefined> {
    for (const revision of revisions) if (await isIt(revision)) return revision;
    return undefined;
  }
}

/** The newest revision where that is a merge which left out a file that only one of its sides had, and that neither removed. */
function leftOutBy(revisions: readonly ItemRevision[]): ItemRevision | undefined {
  const newest = revisions.at(-1);
  const isLeftOut =
    newest !== undefined &&
    newest.parents.length > newest.before.length &&
    revisions.every(({ version }, at) => (version === undefined) === (at === revisions.length - 1));
  return isLeftOut ? newest : undefined;
}

/** What a save replaced; where its file was renamed or moved from an earlier version, what the saves since then replaced. */
function replacedBy(
  revisions: readonly ItemRevision[],
  at: number,
  { path, version }: Pick<ItemRevision, "path" | "version">,
): string | undefined {
  const save = revisions[at];
  const isMoved =
    path !== save?.path &&
    version !== undefined &&
    revisions.slice(0, at).some((earlier) => earlier.version === version);
  return isMoved ? version : save?.before[0];
}
