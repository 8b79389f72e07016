import { isContentPath } from "../../../content/model/entries/parse-content-file";
import type { ContentLog } from "../content-store";
import type { RunGit } from "../git-command";
import { joinedLines } from "./joined-lines";
import { leftPrefix, logFormat, parseLog, type LoggedCommit, siteEmail, withArrivals } from "./parse-log";
import { SerialQueue } from "../../support/serial-queue";

/** Refs to acknowledged saves that no other of them builds on (`save/kept-saves.ts`). Nobody pushes or fetches them. */
export const keptSaves = "refs/chamber/saved";

export interface ContentLogOptions {
  readonly run: RunGit;
  /** The content folder within the repository, "" for its root. */
  readonly contentPath: string;
}

const logArguments = [
  "log",
  "-z",
  "--raw",
  "-c",
  "--root",
  "--no-abbrev",
  "--no-renames",
  "--date-order",
  logFormat,
] as const;

/**
 * The history of the content's files in memory: read once with one `git log`, then by what was committed since. Has a
 * queue of its own; a save waits for it only to find a repeated Save-Id or a last good version.
 */
export class ContentLogReader {
  private readonly queue = new SerialQueue();
  private log: ContentLog | undefined;

  constructor(private readonly options: ContentLogOptions) {}

  /** The log of everything that a commit can reach. */
  upTo(commit: string): Promise<ContentLog> {
    return this.queue.run(async () => {
      if (this.log?.commit === commit) return this.log;
      const commits =
        (this.log && (await this.continued(this.log, commit))) ??
        this.contentCommits(withArrivals(await this.joined(commit)));
      this.log = { commit, commits };
      return this.log;
    });
  }

  /** Waits for a running read. */
  idle(): Promise<void> {
    return this.queue.idle();
  }

  // A chain of single commits on top of what is known needs no second look at the rest; anything else is read anew,
  // because a merge may bring commits that belong between older ones.
  private async continued(known: ContentLog, commit: string): Promise<readonly LoggedCommit[] | undefined> {
    // A force-push may have removed the known commit.
    const added = await this.read(commit, known.commit).catch(() => []);
    const isChain = added.every(
      ({ parents }, at) => parents.length === 1 && parents[0] === (added[at + 1]?.commit ?? known.commit),
    );
    return added.length > 0 && isChain ? [...this.contentCommits(added), ...known.commits] : undefined;
  }

  private async read(commit: string, since?: string): Promise<LoggedCommit[]> {
    const range = since === undefined ? commit : `${since}..${commit}`;
    return parseLog(await this.options.run({ args: [...logArguments, "--end-of-options", range, "--"] }));
  }

  private async joined(commit: string): Promise<readonly LoggedCommit[]> {
    const { run, contentPath } = this.options;
    return joinedLines(await this.read(commit), {
      run,
      commit,
      contentPath,
      isContent: (path) => this.isContent(path),
    });
  }

  /**
   * The commits since a day that a branch of the repository once held, as its reflog or its kept saves say, and that `commit` does
   * not build on; newest first. None where this site made none of them.
   */
  async dropped(commit: string, since: Date): Promise<readonly LoggedCommit[]> {
    const which = [`--since=${since.toISOString()}`, "--reflog", `--glob=${keptSaves}/*`, "--not", commit, "--"];
    const dropped = async (...by: readonly string[]): Promise<LoggedCommit[]> =>
      this.contentCommits(parseLog(await this.options.run({ args: [...logArguments, ...by, ...which] })));
    const saves = await dropped(`--committer=<${siteEmail}>`, "--fixed-strings");
    return saves.length === 0 ? [] : dropped();
  }

  private contentCommits(commits: readonly LoggedCommit[]): LoggedCommit[] {
    const folder = this.folder();
    return commits.flatMap((commit) => {
      const files = commit.files.flatMap((file) =>
        this.isContent(file.path) ? [{ ...file, path: file.path.slice(folder.length) }] : [],
      );
      return files.length > 0 || commit.trailers.length > 0 || commit.saveId?.startsWith(leftPrefix)
        ? [{ ...commit, files }]
        : [];
    });
  }

  private isContent(path: string): boolean {
    const folder = this.folder();
    return path.startsWith(folder) && isContentPath(path.slice(folder.length));
  }

  private folder(): string {
    const { contentPath } = this.options;
    return contentPath === "" ? "" : `${contentPath}/`;
  }
}
