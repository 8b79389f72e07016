import { oncePer } from "../../../content/model/once-per";
import type { LoggedCommit, LoggedFile } from "./parse-log";

/** A version that a file had, and the commit that made it. */
export interface EarlierVersion {
  readonly version: string;
  readonly madeBy: LoggedCommit;
}

/**
 * Versions of a file and those that led to them, newest first. `commits` are a log's, newest first. It ends where the
 * file was added: what another file at the path was before it was deleted is none of its versions, except of a file that
 * the site needs (`isRequired`), which is the same whenever it is there.
 */
export function* versionsUpTo(
  commits: readonly LoggedCommit[],
  path: string,
  versions: readonly string[],
  isRequired = false,
): Generator<EarlierVersion> {
  // Several at a time where a merge brought several lines together.
  const awaited = new Set(versions);
  for (const commit of commits) {
    const file = fileIn(commit, path);
    const isBeforeRemoval = isRequired && awaited.size === 0 && file !== undefined;
    if (!isBeforeRemoval && (file?.after === undefined || !awaited.delete(file.after))) continue;
    if (file.after !== undefined) yield { version: file.after, madeBy: commit };
    for (const before of file.before) if (before !== undefined) awaited.add(before);
    if (awaited.size === 0 && !isRequired) return;
  }
}

/** The change of a file in a commit: thousands of files that one commit moved are each asked for. */
const fileIn = (commit: LoggedCommit, path: string): LoggedFile | undefined =>
  commit.files.length < manyFiles
    ? commit.files.find((changed) => changed.path === path)
    : filesByPath(commit).get(path);
const manyFiles = 100;
const filesByPath = oncePer(({ files }: LoggedCommit) => new Map(files.map((file) => [file.path, file])));
