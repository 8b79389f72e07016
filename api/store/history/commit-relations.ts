import { LRUCache } from "lru-cache";
import { GitCommandError, type RunGit } from "../git-command";
import { isObjectId } from "../git-objects";

/** Answers whether a commit contains another. Cached: the relation of two commits never changes. */
export class CommitRelations {
  private readonly known = new LRUCache<string, Promise<boolean>>({ max: 1_000 });

  constructor(private readonly run: RunGit) {}

  /** True when `ancestor` is the commit itself or in its history; false also when the repository lacks one of them. */
  holds(commit: string, ancestor: string): Promise<boolean> {
    if (!isObjectId(commit) || !isObjectId(ancestor)) return Promise.resolve(false);
    const key = `${commit} ${ancestor}`;
    const known = this.known.get(key);
    if (known) return known;
    const asking = this.ask(commit, ancestor);
    this.known.set(key, asking);
    // What failed may succeed later.
    asking.catch(() => this.known.delete(key));
    return asking;
  }

  private async ask(commit: string, ancestor: string): Promise<boolean> {
    try {
      await this.run({ args: ["merge-base", "--is-ancestor", "--end-of-options", ancestor, commit] });
      return true;
    } catch (error) {
      if (!(error instanceof GitCommandError)) throw error;
      if (error.exitCode === 1) return false;
      // A commit that is not here may come with the next fetch.
      this.known.delete(`${commit} ${ancestor}`);
      if (error.exitCode === 128) return false;
      throw error;
    }
  }
}
