import type { ContentLog } from "../content-store";
import type { LoggedCommit } from "./parse-log";

/**
 * The commits that a log has on top of an earlier one, newest first; undefined where it does not go on from that, as after a
 * merge, whose branch may have brought commits between the known ones.
 */
export function addedCommits({ commits }: ContentLog, earlier: ContentLog): readonly LoggedCommit[] | undefined {
  const added = commits.length - earlier.commits.length;
  return added >= 0 && commits[added] === earlier.commits[0] ? commits.slice(0, added) : undefined;
}
