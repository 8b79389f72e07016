import type { HistoryAnswer, RevisionAnswer } from "../../../../content/model/api/history-answers";

/** A revision with what the ones around it say about it. */
export interface RevisionRow {
  readonly revision: RevisionAnswer;
  /** The version it is compared with; undefined for the first one, and for one whose earlier ones are not listed. */
  readonly before: string | undefined;
  /** The revision that had exactly this version before: somebody went back to it. */
  readonly sameAs: RevisionAnswer | undefined;
  /** "current" is what the item is now; "gone" deleted it. */
  readonly standing: "current" | "past" | "gone";
}

/** The rows of a history, newest first as it came. */
export function revisionRows({ revisions }: Pick<HistoryAnswer, "revisions">): RevisionRow[] {
  return revisions.map((revision, at) => {
    const older = revisions.slice(at + 1);
    const before = older.find(({ version }) => version !== undefined)?.version;
    // What merely stayed as it was has gone back to nothing.
    const changed = revision.version !== undefined && revision.version !== before;
    return {
      revision,
      before,
      sameAs: changed ? older.find(({ version }) => version === revision.version) : undefined,
      standing: revision.version === undefined ? "gone" : isCurrent(revisions, at) ? "current" : "past",
    };
  });
}

/** The version that the item has now, null when it is deleted. */
export function currentVersion({ revisions }: Pick<HistoryAnswer, "revisions">): string | null {
  return revisions[0]?.version ?? null;
}

/** A check changes no text, so that the version it checked is still the current one. */
function isCurrent(revisions: readonly RevisionAnswer[], at: number): boolean {
  const current = revisions[0]?.version;
  return current !== undefined && revisions.slice(0, at + 1).every(({ version }) => version === current);
}
