import type { DeletedItemAnswer, ItemFolder } from "../../content/model/api/history-answers";
import type { ContentStore, Snapshot } from "../store/content-store";
import type { Histories } from "./item-histories";
import type { ItemRevision } from "./item-revision";
import { itemKinds } from "./past-item";

const mostAnswered = 100;

/** The deleted items of a kind that can be restored, newest first, at most 100. */
export async function deletedItems(
  store: Pick<ContentStore, "readVersion">,
  folder: ItemFolder,
  histories: Histories,
  snapshot: Snapshot,
): Promise<readonly DeletedItemAnswer[]> {
  const there = new Set(snapshot.paths(`${folder}/`).map((path) => path.replace(/^.*\//, "").replace(/\.md$/, "")));
  const gone = [...histories]
    .filter(([id]) => !there.has(id))
    .map(([id, revisions]) => ({ id, revisions, end: endOf(revisions) }))
    .sort((a, b) => b.end.at - a.end.at);
  const answers: DeletedItemAnswer[] = [];
  for (const { id, revisions, end } of gone) {
    if (answers.length === mostAnswered) break;
    const item = await lastReadable(store, folder, id, revisions);
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
  folder: ItemFolder,
  id: string,
  revisions: readonly ItemRevision[],
): Promise<Omit<DeletedItemAnswer, "deletedAt" | "deletedBy"> | undefined> {
  for (const { version, path } of revisions.toReversed()) {
    const bytes = version === undefined ? undefined : await store.readVersion(version);
    if (version === undefined || bytes === undefined) continue;
    const read = itemKinds[folder].read({ id, path, version, text: Buffer.from(bytes).toString("utf8") });
    if (!read.ok) continue;
    const { title, title_jp, date } = read.answer;
    return { _id: id, title, ...(title_jp === undefined ? {} : { title_jp }), date, version };
  }
  return undefined;
}
