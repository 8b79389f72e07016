/** What brings the local branch and the remote's together. */
export type SyncAction =
  | "none"
  /** The remote is ahead: follow it. */
  | "fast-forward"
  /** The local branch is ahead: push it. */
  | "push"
  /** Both have commits of their own: merge them. */
  | "merge"
  /** The remote's history was rewritten, and no local commit is missing there: follow it. */
  | "follow-rewritten"
  /** The remote's history was rewritten or its branch removed, and there are local commits: people decide. */
  | "diverged";

export interface SyncPositions {
  readonly local: string;
  /** Undefined when the remote has no such branch. */
  readonly remote: string | undefined;
  /** The remote's commit at the last synchronisation; undefined before the first one. */
  readonly lastSynced: string | undefined;
}

/** Decides by the relations of the commits. @param holds (a, b): a is b or builds on it */
export async function decideSync(
  { local, remote, lastSynced }: SyncPositions,
  holds: (commit: string, ancestor: string) => Promise<boolean>,
): Promise<SyncAction> {
  if (remote === local) return "none";
  if (remote === undefined) return lastSynced === undefined ? "push" : "diverged";
  // Commits were removed on purpose: pushing or merging would bring them back.
  const isRewritten = lastSynced !== undefined && !(await holds(remote, lastSynced));
  if (await holds(remote, local)) return isRewritten ? "follow-rewritten" : "fast-forward";
  if (isRewritten) return (await holds(lastSynced, local)) ? "follow-rewritten" : "diverged";
  return (await holds(local, remote)) ? "push" : "merge";
}
