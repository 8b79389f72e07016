import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { replaceFile } from "../durable-file";
import { isObjectId } from "../git-objects";

/**
 * The last commit of the remote's branch that the local branch was known to hold. Kept on the disk: it tells commits
 * made here from commits that were taken away there.
 */
export class AgreedCommit {
  private readonly path: string;
  private readonly key: string;
  private known: string | undefined;
  private branch = "";

  constructor(
    private readonly stateDir: string,
    address: string,
  ) {
    this.path = join(stateDir, "remote.json");
    // Only to notice another remote; the address itself may hold a password.
    this.key = createHash("sha256").update(address).digest("hex").slice(0, 16);
  }

  /** The commit, undefined before the first meeting with this remote's branch. */
  async of(branch: string): Promise<string | undefined> {
    if (this.branch !== branch) {
      this.known = parsed(await readFile(this.path, "utf8").catch(() => ""), this.key, branch);
      this.branch = branch;
    }
    return this.known;
  }

  /** Raises what writing a file raises. */
  async keep(branch: string, commit: string): Promise<void> {
    if ((await this.of(branch)) === commit) return;
    this.known = commit;
    const text = JSON.stringify({ remote: this.key, branch, commit });
    await replaceFile(this.path, text, join(this.stateDir, `next-remote-${process.pid}`));
  }
}

function parsed(text: string, key: string, branch: string): string | undefined {
  try {
    const value = JSON.parse(text) as { remote?: unknown; branch?: unknown; commit?: unknown };
    return value.remote === key &&
      value.branch === branch &&
      typeof value.commit === "string" &&
      isObjectId(value.commit)
      ? value.commit
      : undefined;
  } catch {
    return undefined;
  }
}
