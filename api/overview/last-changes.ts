import type { ItemFolder } from "../../content/model/api/history-answers";
import { collections } from "../../content/model/collections/collections";
import type { LastChangeAnswer } from "../../content/model/api/overview-answer";
import { lastReadable } from "../history/deleted-items";
import type { ItemHistories } from "../history/item-histories";
import type { ItemRevision } from "../history/item-revision";
import type { ContentStore } from "../store/content-store";

const mostAnswered = 5;
const folders: readonly ItemFolder[] = ["events", "news"];

interface ChangedItem {
  readonly kind: ItemFolder;
  readonly id: string;
  readonly revisions: readonly ItemRevision[];
}

/** The newest change of each item in the order of the log, newest first, at most 5. */
export async function lastChanges(
  store: Pick<ContentStore, "log" | "readVersion">,
  histories: ItemHistories,
): Promise<readonly LastChangeAnswer[]> {
  const byCommit = new Map<string, ChangedItem[]>();
  for (const kind of folders) {
    for (const [id, revisions] of await histories.of(kind)) {
      const { commit } = revisions.at(-1) ?? {};
      if (commit !== undefined) byCommit.set(commit, [...(byCommit.get(commit) ?? []), { kind, id, revisions }]);
    }
  }
  const answers: LastChangeAnswer[] = [];
  for (const { commit, parents } of (await store.log()).commits) {
    if (parents.length === 0) continue;
    for (const { kind, id, revisions } of byCommit.get(commit) ?? []) {
      if (answers.length === mostAnswered) return answers;
      const item = await lastReadable(store, collections[kind], id, revisions);
      const last = revisions.at(-1);
      if (item === undefined || last === undefined) continue;
      const { _id, title, title_jp } = item;
      answers.push({
        kind,
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
