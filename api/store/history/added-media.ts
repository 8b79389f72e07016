import type { RunGit } from "../git-command";

/** When each file below `media/` was added last, newest first: its path below the content folder -> ISO 8601 with offset. */
export type AddedMedia = ReadonlyMap<string, string>;

const commitMark = "\u0001";

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
    const format = ["-z", "--diff-filter=A", "--no-renames", "--root", "--name-only", "--format=%x01%aI"];
    const output = await run({ args: ["log", ...format, "--end-of-options", commit, "--", `${folder}media`] });
    const added = new Map<string, string>();
    let day = "";
    for (const part of output.split("\0").map((each) => each.replace(/^\n/, ""))) {
      if (part.startsWith(commitMark)) day = part.slice(commitMark.length).trim();
      // Newest first.
      else if (part.startsWith(folder) && !added.has(part.slice(folder.length)))
        added.set(part.slice(folder.length), day);
    }
    return added;
  }
}
