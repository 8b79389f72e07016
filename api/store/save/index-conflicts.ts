import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { RunGit } from "../git-command";

/** Finds files of which the index holds several versions, as after a `git stash pop` with a conflict, which leaves no MERGE_HEAD. */
export class IndexConflicts {
  private known: { readonly stamp: string; readonly paths: ReadonlyMap<string, string | undefined> } | undefined;

  constructor(
    private readonly gitDir: string,
    private readonly run: RunGit,
  ) {}

  /** Their paths with the version that both sides began with; empty where git cannot read the index. */
  async find(): Promise<ReadonlyMap<string, string | undefined>> {
    try {
      const { ino, ctimeNs, mtimeNs, size } = await stat(join(this.gitDir, "index"), { bigint: true });
      const stamp = [ino, ctimeNs, mtimeNs, size].join(" ");
      if (this.known?.stamp !== stamp)
        this.known = { stamp, paths: parse(await this.run({ args: ["ls-files", "--unmerged", "-z"] })) };
      return this.known.paths;
    } catch {
      return new Map();
    }
  }
}

function parse(output: string): Map<string, string | undefined> {
  const bases = new Map<string, string | undefined>();
  for (const line of output.split("\0")) {
    const [, id, stage, path] = /^\d+ ([0-9a-f]{40}) (\d)\t(.+)$/s.exec(line) ?? [];
    if (path !== undefined) bases.set(path, stage === "1" ? id : bases.get(path));
  }
  return bases;
}
