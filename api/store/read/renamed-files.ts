import type { FileVersion, LastGoodFile } from "../content-store";
import { versionsUpTo, type EarlierVersion } from "../history/earlier-versions";
import { type LoggedCommit, siteEmail } from "../history/parse-log";
import type { MovedAway } from "./moved-away";
import { renamePairs } from "./rename-pairs";

/** An entry whose file was renamed to one that cannot be read. */
interface RenamedAway extends MovedAway {
  readonly removedIn: LoggedCommit;
}

/** A file that cannot be read, nor any earlier version of it. */
interface BrokenFile extends FileVersion {
  /** The versions of the files that it became. */
  readonly now: readonly string[];
  /** Commits that it may have been added in, newest first. */
  readonly commits: readonly LoggedCommit[];
}

export interface RenamedFilesOptions {
  readonly bytesOf: (version: string) => Promise<Uint8Array | undefined>;
  readonly lastGoodOf: (path: string, versions: Iterable<EarlierVersion>) => Promise<LastGoodFile | undefined>;
}

/** Finds the entries that files without a good version were, before a commit renamed them and broke them, or renamed what was broken. */
export class RenamedFiles {
  /** Depends on the history below the files alone. */
  private known: { readonly files: string; readonly found: readonly RenamedAway[] } | undefined;

  constructor(private readonly options: RenamedFilesOptions) {}

  /** Forgets what it found: the history is another one, or was not followed commit by commit. */
  reset(): void {
    this.known = undefined;
  }

  /** The entries that are away while `files` are as they are. `commits` are a log's, newest first. */
  async away(
    commits: readonly LoggedCommit[],
    files: readonly FileVersion[],
    has: (path: string) => boolean,
  ): Promise<readonly MovedAway[]> {
    const key = files.map(({ path, version }) => `${version} ${path}`).join("\n");
    if (this.known?.files !== key) this.known = { files: key, found: await this.find(commits, files) };
    return this.known.found.filter((entry) => !has(entry.path) && isRemovedLast(commits, entry));
  }

  private async find(commits: readonly LoggedCommit[], files: readonly FileVersion[]): Promise<readonly RenamedAway[]> {
    const found: RenamedAway[] = [];
    let broken: BrokenFile[] = files.map((file) => ({ ...file, now: [file.version], commits }));
    // Each round follows every file back by one rename.
    while (broken.length > 0) {
      const byCommit = new Map<LoggedCommit, BrokenFile[]>();
      for (const file of broken) {
        const addedIn = [...versionsUpTo(file.commits, file.path, [file.version])].at(-1)?.madeBy;
        // What the service removed was not renamed.
        if (addedIn === undefined || addedIn.committer === siteEmail || addedIn.saveId !== undefined) continue;
        byCommit.set(addedIn, [...(byCommit.get(addedIn) ?? []), file]);
      }
      broken = [];
      for (const [removedIn, added] of byCommit) {
        const earlier = commits.slice(commits.indexOf(removedIn) + 1);
        for (const { from, to } of await renamePairs(removedIn, added, this.reader(earlier))) {
          const { path, before, lastGood } = from;
          if (lastGood !== undefined) found.push({ path, before, now: to.now, removedIn });
          else
            broken.push(...before.map((version) => ({ path, version, now: [version, ...to.now], commits: earlier })));
        }
      }
    }
    return found;
  }

  private reader(commits: readonly LoggedCommit[]): Parameters<typeof renamePairs>[2] {
    const { bytesOf, lastGoodOf } = this.options;
    return {
      textOf: async (version) => textIn((await bytesOf(version)) ?? new Uint8Array()),
      lastGoodOf: (path, versions) => lastGoodOf(path, versionsUpTo(commits, path, versions)),
    };
  }
}

/** True where the entry was renamed by the newest commit that removed a file at its path. */
function isRemovedLast(commits: readonly LoggedCommit[], { path, removedIn }: RenamedAway): boolean {
  const removes = ({ files }: LoggedCommit): boolean =>
    files.some((file) => file.path === path && file.after === undefined);
  return commits.find(removes) === removedIn;
}

/** The text of a file that may have been saved in the encoding of old Japanese programs. */
function textIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("shift_jis").decode(bytes);
  }
}
