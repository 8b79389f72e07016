import type { HistoryAnswer, RevisionAnswer } from "../../../../content/model/api/history-answers";

/** A revision compared with its neighbours. */
export interface RevisionRow {
  readonly revision: RevisionAnswer;
  /** The version it is compared with; undefined for the first one, and for one whose earlier ones are not listed. */
  readonly before: string | undefined;
  /** The earlier revision with exactly this version, which this one restored. */
  readonly sameAs: RevisionAnswer | undefined;
  /** "current": the item's version now; "deleted": the revision deleted it. */
  readonly status: "current" | "past" | "deleted";
  /** True of a save that the content's history does not hold any more (R11.6). */
  readonly dropped?: true;
}

/** The rows of a history, newest first as it came; before them a save that was dropped. */
export function revisionRows({ revisions, dropped }: Pick<HistoryAnswer, "revisions" | "dropped">): RevisionRow[] {
  const rows = revisions.map((revision, at): RevisionRow => {
    const older = revisions.slice(at + 1);
    const before = older.find(({ version }) => version !== undefined)?.version;
    // An unchanged version is no restore.
    const changed = revision.version !== undefined && revision.version !== before;
    return {
      revision,
      before,
      sameAs: changed ? older.find(({ version }) => version === revision.version) : undefined,
      status: revision.version === undefined ? "deleted" : isCurrent(revisions, at) ? "current" : "past",
    };
  });
  if (dropped === undefined) return rows;
  const status = dropped.version === undefined ? "deleted" : "past";
  return [{ revision: dropped, before: undefined, sameAs: undefined, status, dropped: true }, ...rows];
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
