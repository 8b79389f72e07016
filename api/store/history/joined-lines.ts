import type { RunGit } from "../git-command";
import { isOrdinaryFile } from "../tree-entry";
import { isAdded, logFormat, parseFiles, parseLog, type LoggedCommit } from "./parse-log";

export interface JoinedLinesOptions {
  readonly run: RunGit;
  readonly commit: string;
  /** The content folder within the repository, "" for its root. */
  readonly contentPath: string;
  readonly isContent: (path: string) => boolean;
}

const rawDiff = ["-z", "--raw", "--no-abbrev", "--no-renames"] as const;
const mergesLog = ["log", "--merges", "-m", "--full-history", ...rawDiff, logFormat] as const;

/**
 * The commits of a whole log, newest first, so that the last one which names a file tells whether it is there: of two lines that a
 * merge joined, one may have renamed or removed a file that the other edited, and by date the one that the merge did not
 * follow may be the later one. That comes first then. A file that a merge itself left out, or put back, is named by the merge.
 */
export async function joinedLines(
  commits: readonly LoggedCommit[],
  options: JoinedLinesOptions,
): Promise<readonly LoggedCommit[]> {
  if (commits.every(({ parents }) => parents.length < 2)) return commits;
  const there = await filesOf(options);
  const touches = touchesOf(commits, untrue(commits, there, options));
  if (touches.size === 0) return commits;
  const line = new Line(commits);
  for (const [path, touching] of touches) line.settle(touching, there.has(path));
  const ordered = line.commits();
  const left = untrue(ordered, there, options);
  return left.length === 0 ? ordered : await withTaken(ordered, left, there, options);
}

/** Paths of the ordinary files of a commit's content folder. */
async function filesOf({ run, commit, contentPath }: JoinedLinesOptions): Promise<ReadonlySet<string>> {
  const folder = contentPath === "" ? [] : ["--", `${contentPath}/`];
  const output = await run({ args: ["ls-tree", "-r", "-z", "--full-tree", commit, ...folder] });
  const lines = output.split("\0");
  return new Set(
    lines.flatMap((entry) => (isOrdinaryFile(entry.slice(0, 6)) ? [entry.slice(entry.indexOf("\t") + 1)] : [])),
  );
}

/** The files of which the last commit that names them does not tell whether they are there. */
function untrue(
  commits: readonly LoggedCommit[],
  there: ReadonlySet<string>,
  { isContent }: JoinedLinesOptions,
): readonly string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  for (const { files } of commits)
    for (const { path, after } of files) {
      if (seen.has(path)) continue;
      seen.add(path);
      if (there.has(path) !== (after !== undefined) && isContent(path)) found.push(path);
    }
  return found;
}

/** A commit that names a file, and whether the file was there after it. */
interface Touch {
  readonly commit: string;
  readonly isThere: boolean;
}

/** Of each path the commits that name it, newest first. */
function touchesOf(commits: readonly LoggedCommit[], paths: readonly string[]): ReadonlyMap<string, readonly Touch[]> {
  const touches = new Map<string, Touch[]>(paths.map((path) => [path, []]));
  if (touches.size > 0)
    for (const { commit, files } of commits)
      for (const { path, after } of files) touches.get(path)?.push({ commit, isThere: after !== undefined });
  return touches;
}

/** Commits in an order that can be changed, none before one that builds on it. */
class Line {
  private order: LoggedCommit[];
  private places = new Map<string, number>();

  constructor(commits: readonly LoggedCommit[]) {
    this.order = [...commits];
    this.count();
  }

  commits(): readonly LoggedCommit[] {
    return this.order;
  }

  /** Puts a commit after which a file was as it is now, in this order or not, on top of the last one that names it. */
  settle(touching: readonly Touch[], isThere: boolean): void {
    const sorted = touching.toSorted((a, b) => this.placeOf(a) - this.placeOf(b));
    const [last] = sorted;
    if (last === undefined || last.isThere === isThere) return;
    for (const touch of sorted)
      if (touch.isThere === isThere && this.lift(this.placeOf(touch), this.placeOf(last))) return;
  }

  /** Moves the commit at a place, with those between that build on it, above another one; false where that builds on it. */
  private lift(from: number, above: number): boolean {
    const moved = descendantsOf(this.order, from, above);
    if (moved.has(this.order[above]?.commit ?? "")) return false;
    const between = this.order.slice(above, from + 1);
    const [lifted, others] = [true, false].map((is) => between.filter(({ commit }) => moved.has(commit) === is));
    this.order.splice(above, between.length, ...(lifted ?? []), ...(others ?? []));
    this.count();
    return true;
  }

  private placeOf({ commit }: Touch): number {
    return this.places.get(commit) ?? 0;
  }

  private count(): void {
    for (const [place, { commit }] of this.order.entries()) this.places.set(commit, place);
  }
}

/** The commit at a place and those up to another place, newer ones, that build on it. */
function descendantsOf(commits: readonly LoggedCommit[], place: number, upTo = 0): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { commit, parents } of commits.slice(upTo, place + 1).toReversed())
    if (found.size === 0 || parents.some((parent) => found.has(parent))) found.add(commit);
  return found;
}

/** The commits with each file that a merge took away or put back though no line did, as the merge changed the line that named it last. */
async function withTaken(
  commits: readonly LoggedCommit[],
  paths: readonly string[],
  there: ReadonlySet<string>,
  options: JoinedLinesOptions,
): Promise<readonly LoggedCommit[]> {
  const places = new Map(commits.map(({ commit }, place) => [commit, place]));
  const lasts = [...touchesOf(commits, paths)].flatMap(([path, [last]]) =>
    last === undefined ? [] : [{ path, place: places.get(last.commit) ?? 0 }],
  );
  const oldest = commits[Math.max(...lasts.map(({ place }) => place))]?.commit ?? options.commit;
  const merges = parseLog(
    await options.run({
      args: ["--literal-pathspecs", ...mergesLog, "--end-of-options", `${oldest}..${options.commit}`, "--", ...paths],
    }),
  );
  /** Merge and the parent that it is compared with -> the paths. */
  const taken = new Map<string, { readonly place: number; readonly parent: string; readonly paths: Set<string> }>();
  for (const { path, place } of lasts) {
    const line = descendantsOf(commits, place);
    const oldestFirst = merges.filter(({ commit }) => line.has(commit)).toReversed();
    const merge = oldestFirst.find(({ files }) =>
      files.some((file) => file.path === path && (file.after !== undefined) === there.has(path)),
    );
    const parent = merge?.parents.find((each) => line.has(each));
    if (merge === undefined || parent === undefined) continue;
    const key = `${parent} ${merge.commit}`;
    const known = taken.get(key) ?? { place: places.get(merge.commit) ?? 0, parent, paths: new Set() };
    taken.set(key, known);
    known.paths.add(path);
  }
  const named = [...commits];
  for (const { place, parent, paths: gone } of taken.values()) {
    const merge = named[place];
    if (merge === undefined) continue;
    const args = ["diff-tree", "-r", ...rawDiff, "--end-of-options", parent, merge.commit] as const;
    const own = new Set(merge.files.map(({ path }) => path));
    const added = parseFiles(await options.run({ args })).filter(
      (file) => !own.has(file.path) && (gone.has(file.path) || isAdded(file)),
    );
    named[place] = { ...merge, files: [...merge.files, ...added] };
  }
  return named;
}
