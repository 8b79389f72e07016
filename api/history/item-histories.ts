import { setImmediate as otherWork } from "node:timers/promises";
import { isEntryId, type Collection } from "../../content/model/collections/collection";
import type { CollectionName } from "../../content/model/collections/collection-names";
import { allCollections } from "../../content/model/collections/collections";
import { placeOfPath } from "../../content/model/collections/place-of-path";
import { checkedHere, checkedItem } from "../entries/translation-trailer";
import { SerialQueue } from "../support/serial-queue";
import type { ContentLog, ContentStore } from "../store/content-store";
import { addedCommits } from "../store/history/added-commits";
import { isAdded, type LoggedCommit, type LoggedFile, siteEmail } from "../store/history/parse-log";
import type { ItemRevision } from "./item-revision";

/** Id -> its revisions, oldest first. A list that did not grow stays the same object. */
export type Histories = ReadonlyMap<string, readonly ItemRevision[]>;

/** Commits taken in before others get their turn. */
const sliceLength = 2_000;

/**
 * The history of every item by its id, so that it follows a file moved to another year. Made once from the store's
 * log, then from what was committed since.
 */
export class ItemHistories {
  private readonly queue = new SerialQueue();
  private known: ContentLog = { commit: "", commits: [] };
  private histories: ReadonlyMap<CollectionName, Map<string, readonly ItemRevision[]>> = emptyHistories();

  constructor(private readonly store: Pick<ContentStore, "log">) {}

  /** The histories of a collection up to the newest commit; deleted entries are there, too. */
  async of(name: CollectionName): Promise<Histories> {
    return this.queue.run(async () => {
      const log = await this.store.log();
      if (log !== this.known) await this.extend(log);
      return this.histories.get(name) ?? new Map<string, readonly ItemRevision[]>();
    });
  }

  private async extend(log: ContentLog): Promise<void> {
    const added = addedCommits(log, this.known);
    // Copies: other calls may still read the maps.
    this.histories = added
      ? new Map([...this.histories].map(([name, histories]) => [name, new Map(histories)]))
      : emptyHistories();
    const commits = added ?? log.commits;
    const growing = new Set<readonly ItemRevision[]>();
    for (let at = commits.length - 1; at >= 0; at -= 1) {
      const commit = commits[at];
      if (commit) this.addCommit(commit, growing);
      if (at % sliceLength === 0) await otherWork();
    }
    this.known = log;
  }

  private addCommit(commit: LoggedCommit, growing: Set<readonly ItemRevision[]>): void {
    const files = new Map(entryFiles(commit));
    for (const [before, after] of renamedIn(commit)) {
      this.follow(before, after);
      files.delete(before);
    }
    for (const [key, changed] of files)
      this.append(key, growing, (before) => fileRevision(commit, changed.files, before));
    for (const trailer of commit.trailers) {
      const key = keyOfTrailer(trailer);
      if (key !== undefined && !files.has(key)) this.append(key, growing, (before) => checkRevision(commit, before));
    }
  }

  /** A renamed entry goes on with the history of its old id, at which nothing can be restored any more. */
  private follow(before: string, after: string): void {
    const [name, id] = before.split("/") as [CollectionName, string];
    const histories = this.histories.get(name);
    const list = histories?.get(id);
    if (histories === undefined || list === undefined) return;
    histories.delete(id);
    histories.set(after.slice(name.length + 1), list);
  }

  private append(
    key: string,
    growing: Set<readonly ItemRevision[]>,
    make: (before: ItemRevision | undefined) => ItemRevision | undefined,
  ): void {
    const [name, id] = key.split("/") as [CollectionName, string];
    const list = this.histories.get(name)?.get(id) ?? [];
    const revision = make(list.at(-1));
    if (revision === undefined) return;
    if (growing.has(list)) (list as ItemRevision[]).push(revision);
    else {
      const longer = [...list, revision];
      growing.add(longer);
      this.histories.get(name)?.set(id, longer);
    }
  }
}

/** Old and new key of entries that a commit renamed: with the same bytes, or by the service, which renames one at a time. */
function renamedIn({ files, committer, parents }: LoggedCommit): readonly (readonly [string, string])[] {
  const removed = files.filter(({ after }) => after === undefined);
  const added = files.filter(isAdded);
  const isBySite = committer === siteEmail && parents.length === 1;
  return removed.flatMap(({ path, before }) => {
    const key = keyOfPath(path);
    const folder = path.slice(0, path.indexOf("/") + 1);
    const [next, another] = added.filter(
      (file) => file.path.startsWith(folder) && (isBySite || before.includes(file.after)),
    );
    const nextKey = next && keyOfPath(next.path);
    const isRename = key !== undefined && nextKey !== undefined && key !== nextKey && another === undefined;
    return isRename ? [[key, nextKey] as const] : [];
  });
}

function emptyHistories(): ReadonlyMap<CollectionName, Map<string, readonly ItemRevision[]>> {
  return new Map(allCollections.map(({ name }) => [name, new Map<string, readonly ItemRevision[]>()]));
}

/** An entry that a commit changed, and its files: two where it moved to another year. */
export interface EntryFiles {
  readonly collection: Collection;
  readonly id: string;
  readonly files: readonly LoggedFile[];
}

/** The entries that a commit changed, each by a key of its own. */
export function entryFiles({ files }: LoggedCommit): ReadonlyMap<string, EntryFiles> {
  const entries = new Map<string, EntryFiles>();
  for (const file of files) {
    const [entry, key] = [entryOfPath(file.path), keyOfPath(file.path)];
    if (entry === undefined || key === undefined) continue;
    entries.set(key, { ...entry, files: [...(entries.get(key)?.files ?? []), file] });
  }
  return entries;
}

function entryOfPath(path: string): Omit<EntryFiles, "files"> | undefined {
  const place = placeOfPath(path);
  return place && isEntryId(place.collection, place.id) ? place : undefined;
}

function keyOfPath(path: string): string | undefined {
  const entry = entryOfPath(path);
  return entry && checkedItem(entry.collection.name, entry.id);
}

function keyOfTrailer(trailer: string): string | undefined {
  const collection = allCollections.find(({ name }) => trailer.startsWith(`${name}/`));
  return collection && isEntryId(collection, trailer.slice(collection.name.length + 1)) ? trailer : undefined;
}

/** A commit as a revision of an entry: a file that moved to another year is deleted at one path and added at another. */
export function fileRevision(
  commit: LoggedCommit,
  files: readonly LoggedFile[],
  before: ItemRevision | undefined,
): ItemRevision | undefined {
  const file = files.find(({ after }) => after !== undefined) ?? files[0];
  if (file === undefined) return undefined;
  const was = before?.change === "deleted" ? "restored" : before === undefined ? "added" : "edited";
  return {
    ...commitFields(commit),
    path: file.path,
    before: files.flatMap((changed) => changed.before.filter((version) => version !== undefined)),
    version: file.after,
    change: file.after === undefined ? "deleted" : was,
    checked: commit.trailers.includes(checkedHere),
  };
}

function checkRevision(commit: LoggedCommit, before: ItemRevision | undefined): ItemRevision | undefined {
  if (before?.version === undefined) return undefined;
  const { path, version } = before;
  return { ...commitFields(commit), path, before: [version], version, change: "checked", checked: true };
}

function commitFields({ commit, parents, author, date, committer, message }: LoggedCommit) {
  return { commit, parents, author, date, message, isBySite: committer === siteEmail && parents.length === 1 };
}
