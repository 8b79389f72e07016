import { isEntryPlace } from "../../../content/model/collections/place-of-path";
import { nameMeant } from "../../../content/model/entries/unknown-names";
import type { FileVersion } from "../content-store";
import { type LoggedCommit, siteEmail } from "../history/parse-log";

/** An entry whose file a maintainer moved to a path at which no entry is read. */
export interface MovedAway {
  readonly path: string;
  /** Its versions when it went; several where a merge took it away. */
  readonly before: readonly string[];
  /** The versions of the files that it may be now. */
  readonly now: readonly string[];
}

/**
 * The entries without a file whose bytes, or a file of whose name, came to a path that is named as misplaced with the commit that
 * took theirs away, and still are there; a copy that stood there before is none of them. `commits`, newest first, are followed
 * back only to where the oldest of `misplaced` was made. What the service deleted was not moved.
 */
export function movedAway(
  commits: readonly LoggedCommit[],
  misplaced: readonly FileVersion[],
  has: (path: string) => boolean,
): MovedAway[] {
  const versionsNow = new Set(misplaced.map(({ version }) => version));
  const namedNow = new Map<string, string[]>();
  for (const { path, version } of misplaced) {
    const named = namedNow.get(nameMeant(path));
    if (named) named.push(version);
    else namedNow.set(nameMeant(path), [version]);
  }
  const then = new Standing(misplaced);
  const seen = new Set<string>();
  const found: MovedAway[] = [];
  for (const { files, committer, saveId } of commits) {
    if (then.isEmpty) break;
    const isBySite = committer === siteEmail || saveId !== undefined;
    const gone: { readonly entry: MovedAway; readonly keys: ReadonlyMap<string, number> }[] = [];
    for (const { path, before, after } of files) {
      if (seen.has(path)) continue;
      seen.add(path);
      if (isBySite || after !== undefined || has(path) || !isEntryPlace(path)) continue;
      const name = nameMeant(path);
      const versions = before.filter((version) => version !== undefined);
      const now = [...versions.filter((version) => versionsNow.has(version)), ...(namedNow.get(name) ?? [])];
      if (now.length > 0)
        gone.push({
          entry: { path, before: versions, now },
          keys: new Map([name, ...versions].map((key) => [key, then.countOf(key)])),
        });
    }
    for (const { path, before } of files)
      if (!isEntryPlace(path))
        then.put(
          path,
          before.find((version) => version !== undefined),
        );
    for (const { entry, keys } of gone)
      if ([...keys].some(([key, after]) => then.countOf(key) < after)) found.push(entry);
  }
  return found;
}

/** The misplaced files of a commit, by what they hold and what they are called. */
class Standing {
  private readonly versions = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  constructor(files: readonly FileVersion[]) {
    for (const { path, version } of files) this.put(path, version);
  }

  get isEmpty(): boolean {
    return this.versions.size === 0;
  }

  /** How many files have that version, or that name. */
  countOf(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  put(path: string, version: string | undefined): void {
    const before = this.versions.get(path);
    if (before === version) return;
    this.versions.delete(path);
    if (before !== undefined) for (const key of [before, nameMeant(path)]) this.count(key, -1);
    if (version === undefined) return;
    this.versions.set(path, version);
    for (const key of [version, nameMeant(path)]) this.count(key, 1);
  }

  private count(key: string, change: 1 | -1): void {
    const after = (this.counts.get(key) ?? 0) + change;
    if (after === 0) this.counts.delete(key);
    else this.counts.set(key, after);
  }
}
