import type { Author, Change } from "../content-store";
import { GitCommandError } from "../git-command";
import type { ObjectReader } from "../read/object-reader";
import type { CheckoutFile } from "./checkout-file";
import { commitMessage } from "./commit-message";
import type { PersistentGitWriter } from "./persistent-git-writer";
import { assertAsPlanned, plannedFiles } from "./plan-save";

/** A commit, and the files that a change changes in it. */
export interface PlannedChange {
  readonly parent: string;
  readonly files: readonly CheckoutFile[];
}

/** Turns changes of the content into commits that are on no branch yet. */
export class ChangeWriter {
  /** @param contentPath the content folder within the repository, "" for its root */
  constructor(
    private readonly reader: ObjectReader,
    private readonly writer: PersistentGitWriter,
    private readonly contentPath: string,
    private readonly now: () => Date,
  ) {}

  /** Undefined when there is nothing to commit. Raises StoreError as `plannedFiles` does. */
  async plan(parent: string, change: Change): Promise<PlannedChange | undefined> {
    const files = await plannedFiles(this.reader, this.contentPath, parent, change);
    return files.length === 0 && change.evenIfUnchanged !== true ? undefined : { parent, files };
  }

  /** Writes the commit of a planned change and verifies it. Raises StoreError or GitCommandError. */
  async write({ parent, files }: PlannedChange, change: Change, author: Author): Promise<string> {
    const message = commitMessage(change);
    const commit = await this.writer.write({ parents: [parent], files, author, message, at: this.now() });
    await assertAsPlanned(this.reader, { parent, commit, files });
    return commit;
  }
}

/** Attempts of a job whose git child was killed. */
const maxTries = 5;

/** Repeats a job whose git child was killed. */
export async function retryKilled<T>(job: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await job();
    } catch (error) {
      const wasKilled = error instanceof GitCommandError && error.exitCode === null;
      if (!wasKilled || tries === maxTries) throw error;
    }
  }
}
