import type { RunGit } from "../git-command";
import { fileNameTrailer } from "./parse-log";

/** When a file was added last, ISO 8601 with offset, and what it was called on the device that sent it, where the path does not say it. */
export interface Addition {
  readonly addedAt: string;
  readonly name?: string;
}

/** The files below `media/`, newest first, by their paths below the content folder. */
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
    const added = new Map<string, Addition>();
    let commitHere: Addition = { addedAt: "" };
    for (const part of output.split("\0").map((each) => each.replace(/^\n/, ""))) {
      if (part.startsWith(commitMark)) {
        const [addedAt = "", ...words] = part.slice(commitMark.length).trim().split(" ");
        commitHere = words.length === 0 ? { addedAt } : { addedAt, name: words.join(" ") };
      } else if (part.startsWith(folder)) {
        // Newest first; one that was brought back keeps its name.
        const path = part.slice(folder.length);
        added.set(path, { ...commitHere, ...added.get(path) });
      }
    }
    return added;
  }
}
