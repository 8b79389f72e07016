import { posix } from "node:path";
import type { RunGit } from "../git-command";
import { fileNameTrailer } from "./parse-log";

/** When a file was added last, ISO 8601 with offset, and what it was called on the device that sent it, where the path does not say it. */
export interface Addition {
  readonly addedAt: string;
  readonly name?: string;
}

/** The files below `media/`, newest first, of one commit those of the newest year first, by their paths below the content folder. */
export type AddedMedia = ReadonlyMap<string, Addition>;

const commitMark = "\u0001";
const named = `key=${fileNameTrailer},valueonly,separator=%x20`;

/** Reads from the history of a commit when media were added; keeps what it read of the last one. */
export class AddedMediaReader {
  private known: { readonly commit: string; readonly added: Promise<AddedMedia> } | undefined;

  constructor(private readonly options: { readonly run: RunGit; readonly contentPath: string }) {}

  upTo(commit: string): Promise<AddedMedia> {
    if (this.known?.commit === commit) return this.known.added;
    const added = this.read(commit);
    this.known = { commit, added };
    // A failure is tried again.
    added.catch(() => (this.known = undefined));
    return added;
  }

  private async read(commit: string): Promise<AddedMedia> {
    const { run, contentPath } = this.options;
    const folder = contentPath === "" ? "" : `${contentPath}/`;
    const format = [
      "-z",
      "--diff-filter=A",
      "--no-renames",
      "--root",
      "--name-only",
      `--format=%x01%aI %(trailers:${named})`,
    ];
    const output = await run({ args: ["log", ...format, "--end-of-options", commit, "--", `${folder}media`] });
    const commits: { readonly addition: Addition; readonly paths: string[] }[] = [];
    for (const part of output.split("\0").map((each) => each.replace(/^\n/, ""))) {
      if (part.startsWith(commitMark)) {
        const [addedAt = "", ...words] = part.slice(commitMark.length).trim().split(" ");
        commits.push({ addition: words.length === 0 ? { addedAt } : { addedAt, name: words.join(" ") }, paths: [] });
      } else if (part.startsWith(folder)) commits.at(-1)?.paths.push(part.slice(folder.length));
    }
    const added = new Map<string, Addition>();
    for (const { addition, paths } of commits)
      // One that was brought back keeps its name.
      for (const path of paths.sort(newestYearFirst)) added.set(path, { ...addition, ...added.get(path) });
    return added;
  }
}

function newestYearFirst(a: string, b: string): number {
  const [before, after] = posix.dirname(a) === posix.dirname(b) ? [a, b] : [b, a];
  return before < after ? -1 : 1;
}
