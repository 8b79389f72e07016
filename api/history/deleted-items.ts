import type { DeletedItemAnswer } from "../../content/model/api/history-answers";
import { idOfPath, titleOf, type Collection } from "../../content/model/collections/collection";
import { readEntry } from "../../content/model/entries/entry-file";
import { followRedirects } from "../../content/model/redirects/follow-redirects";
import { pagesOf, redirectsOf } from "../redirects/moved-to";
import type { ContentStore, Snapshot } from "../store/content-store";
import type { Histories } from "./item-histories";
import type { ItemRevision } from "./item-revision";

const mostAnswered = 100;

/** The deleted items of a kind that can be restored, newest first, at most 100. */
export async function deletedItems(
  store: Pick<ContentStore, "readVersion">,
  collection: Collection,
  histories: Histories,
  snapshot: Snapshot,
): Promise<readonly DeletedItemAnswer[]> {
  const existing = new Set(snapshot.paths(collection.name).map((path) => idOfPath(collection, path)));
  const { address } = collection;
  // Renamed by hand: it goes on at another address.
  const { targets } = followRedirects(address === undefined ? [] : redirectsOf(snapshot), pagesOf(snapshot));
  const hasMoved = (id: string): boolean => address !== undefined && targets.has(address + id);
  const deleted = [...histories]
    .filter(([id]) => !existing.has(id) && !hasMoved(id))
    .map(([id, revisions]) => ({ id, revisions, end: endOf(revisions) }))
    .sort((a, b) => b.end.at - a.end.at);
  const answers: DeletedItemAnswer[] = [];
  for (const { id, revisions, end } of deleted) {
    if (answers.length === mostAnswered) break;
    const item = await lastReadable(store, collection, id, revisions);
    if (item !== undefined) answers.push({ ...item, deletedAt: end.date, deletedBy: end.author });
  }
  return answers;
}

// A merge may delete a file without a commit of its own; the last commit that touched it is used then.
function endOf(revisions: readonly ItemRevision[]): {
  readonly at: number;
  readonly date: string;
  readonly author: string;
} {
  const end = revisions.findLast(({ change }) => change === "deleted") ?? revisions.at(-1);
  return { at: Date.parse(end?.date ?? ""), date: end?.date ?? "", author: end?.author ?? "" };
}

/** What an item was in its newest version that can be read; undefined when none can. */
export async function lastReadable(
  store: Pick<ContentStore, "readVersion">,
  collection: Collection,
  id: string,
  revisions: readonly ItemRevision[],
): Promise<Omit<DeletedItemAnswer, "deletedAt" | "deletedBy"> | undefined> {
  for (const { version, path } of revisions.toReversed()) {
    const bytes = version === undefined ? undefined : await store.readVersion(version);
    if (version === undefined || bytes === undefined) continue;
    const read = readEntry(collection, id, path, Buffer.from(bytes).toString("utf8"));
    if (!read.ok) continue;
    const { en, ja } = titleOf(collection, id, read.fields);
    const day = read.fields[collection.dayField ?? ""];
    return {
      _id: id,
      title: en ?? ja ?? id,
      ...(ja === undefined ? {} : { title_jp: ja }),
      ...(typeof day === "string" ? { date: day } : {}),
      version,
    };
  }
  return undefined;
}
