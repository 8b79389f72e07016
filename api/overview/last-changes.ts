import type { Collection } from "../../content/model/collections/collection";
import { allCollections } from "../../content/model/collections/collections";
import type { LastChangeAnswer } from "../../content/model/api/overview-answer";
import { lastReadable } from "../history/deleted-items";
import type { ItemHistories } from "../history/item-histories";
import type { ItemRevision } from "../history/item-revision";
import type { ContentStore } from "../store/content-store";

const mostAnswered = 5;

interface ChangedItem {
  readonly collection: Collection;
  readonly id: string;
  readonly revisions: readonly ItemRevision[];
}

/** The newest change of each item in the order of the log, newest first, at most 5. */
export async function lastChanges(
  store: Pick<ContentStore, "log" | "readVersion">,
  histories: ItemHistories,
): Promise<readonly LastChangeAnswer[]> {
  const byCommit = new Map<string, ChangedItem[]>();
  for (const collection of allCollections) {
    const { name, entries } = collection;
    for (const [id, revisions] of await histories.of(name)) {
      const { commit } = revisions.at(-1) ?? {};
      // Pages that only maintainers keep have no form.
      if (commit === undefined || (entries && !Object.hasOwn(entries, id))) continue;
      byCommit.set(commit, [...(byCommit.get(commit) ?? []), { collection, id, revisions }]);
    }
  }
  const answers: LastChangeAnswer[] = [];
  for (const { commit, parents } of (await store.log()).commits) {
    if (parents.length === 0) continue;
    for (const { collection, id, revisions } of byCommit.get(commit) ?? []) {
      if (answers.length === mostAnswered) return answers;
      const item = await lastReadable(store, collection, id, revisions);
      const last = revisions.at(-1);
      if (item === undefined || last === undefined) continue;
      const { _id, title, title_jp } = item;
      answers.push({
        kind: collection.name,
        _id,
        title,
        ...(title_jp === undefined ? {} : { title_jp }),
        change: last.change,
        author: last.author,
        date: last.date,
        before: last.before[0] ?? null,
        after: last.version ?? null,
      });
    }
  }
  return answers;
}
