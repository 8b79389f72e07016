import { noObject } from "../git-objects";
import { isOrdinaryFile } from "../tree-entry";

/** E-mail address of the committer of every save. Histories know them by it: with another one, earlier saves count as made by hand. */
export const siteEmail = "website@website.invalid";
/** Key of the trailer that says that both languages were compared. */
export const checkedTrailer = "Translation-Checked";
/** Key of the trailer that names the save a commit was made by. */
export const saveTrailer = "Save-Id";

/** Key of the trailer that says what an added file was called on the device that sent it. */
export const fileNameTrailer = "File-Name";

/** Begins the Save-Id of a commit that changes nothing and says that a save is left taken back; the save's commit follows. */
export const leftPrefix = "leaves-";

/** One path that a commit changed, as in `git log --raw`. */
export interface LoggedFile {
  readonly path: string;
  /** Blob id in each parent, undefined where it had no ordinary file there; one entry unless the commit is a merge. */
  readonly before: readonly (string | undefined)[];
  /** Blob id after the commit, undefined when there is no ordinary file any more. */
  readonly after: string | undefined;
}

/** True for a file that no parent had. */
export const isAdded = (file: LoggedFile): file is LoggedFile & { readonly after: string } =>
  file.after !== undefined && file.before.every((version) => version === undefined);

/** One commit of a log. A merge names only files that it made different from all its parents. */
export interface LoggedCommit {
  readonly commit: string;
  readonly parents: readonly string[];
  readonly author: string;
  /** When its change was written, ISO 8601 with offset; a rebase and a cherry-pick keep it. */
  readonly date: string;
  /** When the branch that was read got it, in the same form. */
  readonly arrived: string;
  /** E-mail address of who committed it. */
  readonly committer: string;
  /** First line of the message. */
  readonly message: string;
  /** Values of its trailers Translation-Checked. */
  readonly trailers: readonly string[];
  /** Value of its trailer Save-Id. */
  readonly saveId?: string;
  readonly files: readonly LoggedFile[];
}

const trailerValues = (key: string): string => `%x00%(trailers:key=${key},valueonly,separator=%x2C)`;
/** The option that makes `git log` print what `parseLog` reads: everything between NUL bytes, which no message and no path can hold. */
export const logFormat = `--format=%H%x00%P%x00%an%x00%aI%x00%cI%x00%ce%x00%s${trailerValues(checkedTrailer)}${trailerValues(saveTrailer)}`;

const commitId = /^\n?([0-9a-f]{40})$/;
const change = /^\n?(:+)([0-9a-f ]+) [A-Z]+$/;

/** The commits of `git log -z --raw -c --no-abbrev --no-renames` in `logFormat`, in the order of the log; `arrived` is the later of the commit's own dates. */
export function parseLog(output: string): LoggedCommit[] {
  const tokens = output.split("\0");
  const commits: (LoggedCommit & { readonly files: LoggedFile[] })[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? "";
    const commit = commitId.exec(token)?.[1];
    if (commit !== undefined) {
      const [
        parents = "",
        author = "",
        date = "",
        committed = "",
        committer = "",
        message = "",
        trailers = "",
        saves = "",
      ] = tokens.slice(at + 1, at + 9);
      const [saveId] = words(saves, ",");
      commits.push({
        commit,
        parents: words(parents, " "),
        author,
        date,
        arrived: Date.parse(committed) > Date.parse(date) ? committed : date,
        committer,
        message,
        trailers: words(trailers, ","),
        ...(saveId === undefined ? {} : { saveId }),
        files: [],
      });
      at += 8;
      continue;
    }
    const blobs = blobsOf(token);
    if (blobs === undefined) continue;
    commits.at(-1)?.files.push({ path: tokens[at + 1] ?? "", before: blobs.slice(0, -1), after: blobs.at(-1) });
    at += 1;
  }
  return commits;
}

/** The files of `git diff-tree -r -z --raw --no-abbrev`. */
export function parseFiles(output: string): LoggedFile[] {
  const tokens = output.split("\0");
  return tokens.flatMap((token, at) => {
    const blobs = at % 2 === 0 ? blobsOf(token) : undefined;
    return blobs ? [{ path: tokens[at + 1] ?? "", before: blobs.slice(0, -1), after: blobs.at(-1) }] : [];
  });
}

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

// A colon for each parent; then a mode for each parent and one for the commit, then as many ids.
function blobsOf(token: string): (string | undefined)[] | undefined {
  const [, colons, rest] = change.exec(token) ?? [];
  if (colons === undefined || rest === undefined) return undefined;
  const words = rest.split(" ");
  const ids = words.slice(colons.length + 1);
  return ids.map((id, place) => blobOf(id, words[place] ?? ""));
}

function blobOf(id: string, mode: string): string | undefined {
  return id !== noObject && isOrdinaryFile(mode) ? id : undefined;
}

function words(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
