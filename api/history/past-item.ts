import { bilingualWords } from "../../content/model/problems/fault-words";
import type { Problem } from "../../content/model/problems/problem";
import { mediaFileOf } from "../../content/model/collections/item-paths";
import type { ItemFolder } from "../../content/model/api/history-answers";
import { ApiError } from "../errors";
import { eventKind } from "../events/event-kind";
import type { ItemAnswer, ItemKind, ItemText, Submission } from "../items/item-kind";
import { newsKind } from "../news/news-kind";
import type { ContentStore } from "../store/content-store";
import type { ItemHistories } from "./item-histories";
import type { ItemRevision } from "./item-revision";

/** A kind whose own fields do not matter. */
export type AnyItemKind = ItemKind<ItemAnswer, Submission>;

/** The kinds by their folder. */
export const itemKinds: Readonly<Record<ItemFolder, AnyItemKind>> = { events: eventKind, news: newsKind };

/** An item as it was, and the revision that made it so. */
export interface PastItem {
  readonly file: ItemText;
  readonly answer: ItemAnswer;
  readonly revision: ItemRevision;
  /** The item's whole history, oldest first. */
  readonly revisions: readonly ItemRevision[];
}

export interface PastDependencies {
  readonly store: Pick<ContentStore, "readVersion" | "readAt">;
  readonly histories: ItemHistories;
}

/** The item as of a version of its history. Throws "not-found", "unreadable-version". */
export async function pastItem(
  { store, histories }: PastDependencies,
  folder: ItemFolder,
  id: string,
  version: string,
): Promise<PastItem> {
  const revisions = (await histories.of(folder)).get(id) ?? [];
  const revision = revisions.findLast((one) => one.version === version && one.change !== "checked");
  const bytes = revision && (await store.readVersion(version));
  if (revision === undefined || bytes === undefined) throw new ApiError("not-found");
  const file = { id, path: revision.path, version, text: Buffer.from(bytes).toString("utf8") };
  const read = itemKinds[folder].read(file);
  if (read.ok) return { file, answer: read.answer, revision, revisions };
  throw unreadable(read.problems[0]);
}

/** The bytes of the item's picture as of then, or undefined when it had none or no commit of its history has it. */
export async function pastPicture(
  { store }: PastDependencies,
  { answer, revision, revisions }: PastItem,
): Promise<{ readonly path: string; readonly bytes: Uint8Array } | undefined> {
  if (answer.image === undefined) return undefined;
  const path = mediaFileOf(answer.image);
  // A maintainer may have brought the picture in a later commit; the one before a delete still has it.
  const others = revisions
    .toReversed()
    .map(({ commit, version, parents }) => (version === undefined ? parents[0] : commit));
  for (const commit of new Set([revision.commit, ...others])) {
    const bytes = commit === undefined ? undefined : await store.readAt(path, commit);
    if (bytes !== undefined) return { path, bytes };
  }
  return undefined;
}

function unreadable(problem: Problem | undefined): ApiError {
  if (problem === undefined) return new ApiError("unreadable-version");
  const { field } = problem;
  const words = bilingualWords(problem);
  const place = field === undefined ? "" : `${field}: `;
  return new ApiError("unreadable-version", {
    words: {
      en: `This version cannot be read any more (${place}${words.en}).`,
      ja: `この版は読み込めません（${place}${words.ja}）。`,
    },
  });
}
