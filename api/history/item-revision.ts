import type { RevisionAnswer, RevisionChange } from "../../content/model/api/history-answers";

/** One commit of an item's history. */
export interface ItemRevision {
  readonly commit: string;
  readonly parents: readonly string[];
  readonly author: string;
  /** ISO 8601 with offset. */
  readonly date: string;
  readonly message: string;
  /** Path of the item's file then; of a deleted one, the path it had. */
  readonly path: string;
  /** The versions it replaced: several when the commit is a merge. */
  readonly before: readonly string[];
  /** The item's version from then on; undefined when the commit deleted it. */
  readonly version: string | undefined;
  readonly change: RevisionChange;
  /** The commit says that both languages were compared and agree. */
  readonly checked: boolean;
  /** True for a commit of this site on top of what it served; false for a merge or a commit by hand. */
  readonly isBySite: boolean;
}

/** A revision as the API answers it. */
export function revisionAnswer({
  commit,
  author,
  date,
  message,
  version,
  change,
  checked,
}: ItemRevision): RevisionAnswer {
  return {
    commit,
    author,
    date,
    message,
    ...(version === undefined ? {} : { version }),
    change,
    ...(checked ? { translationChecked: true } : {}),
  };
}
