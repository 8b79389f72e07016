import type { LoggedCommit } from "./parse-log";

/**
 * Commits of a whole log, newest first, each with when the branch got it: what a merge brought arrived with the merge,
 * however old it is.
 */
export function withArrivals(commits: readonly LoggedCommit[]): readonly LoggedCommit[] {
  const byId = new Map(commits.map((commit) => [commit.commit, commit]));
  const line: LoggedCommit[] = [];
  for (let at = commits[0]; at !== undefined; at = byId.get(at.parents[0] ?? "")) line.push(at);
  const arrived = new Map<string, string>();
  for (const { commit, parents, arrived: date } of line.toReversed()) {
    const waiting = [commit, ...parents];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (arrived.has(id)) continue;
      arrived.set(id, date);
      waiting.push(...(byId.get(id)?.parents ?? []));
    }
  }
  return commits.map((commit) => ({ ...commit, arrived: arrived.get(commit.commit) ?? commit.arrived }));
}
