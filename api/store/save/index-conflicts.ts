import { join } from "node:path";
import type { RunGit } from "../git-command";
import { indexStamp, parseListing } from "./index-listing";

/** In place of the id of a path that is not in the index. */
export const noEntry = "none";

/** Reads what a commit of the index would do to saves, without the lock: nothing is decided by it, it is only named. */
export class IndexConflicts {
  private known: { readonly stamp: string; readonly paths: ReadonlyMap<string, string | undefined> } | undefined;

  constructor(
    private readonly gitDir: string,
    private readonly run: RunGit,
  ) {}

  /**
   * The paths of which the index holds several versions, as after a `git stash pop` with a conflict, which leaves no MERGE_HEAD;
   * with the version that both sides began with. Empty where git cannot read the index.
   */
  async find(): Promise<ReadonlyMap<string, string | undefined>> {
    try {
      const stamp = await indexStamp(join(this.gitDir, "index"));
      if (this.known?.stamp !== stamp) {
        const bases = new Map<string, string | undefined>();
        for (const { id, stage, path } of await this.list("--unmerged"))
          bases.set(path, stage === "1" ? id : bases.get(path));
        this.known = { stamp, paths: bases };
      }
      return this.known.paths;
    } catch {
      return new Map();
    }
  }

  /** The blob's id of each of these paths, or `noEntry`; undefined where git cannot read the index. */
  async entries(paths: readonly string[]): Promise<ReadonlyMap<string, string> | undefined> {
    if (paths.length === 0) return undefined;
    const listed = await this.list("--stage", "--", ...paths).catch(() => undefined);
    return (
      listed &&
      new Map([...paths.map((path) => [path, noEntry] as const), ...listed.map(({ path, id }) => [path, id] as const)])
    );
  }

  private async list(...args: string[]) {
    return parseListing(await this.run({ args: ["--literal-pathspecs", "ls-files", "-z", ...args] }));
  }
}
