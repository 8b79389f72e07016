import type { Author, Change } from "../content-store";
import { GitCommandError } from "../git-command";
import type { CheckoutFile } from "./checkout-file";
import { commitMessage } from "./commit-message";
import type { PersistentGitWriter } from "./persistent-git-writer";
import { assertAsPlanned, type PlanOptions } from "./plan-save";

export interface WriteOptions extends PlanOptions {
  readonly writer: PersistentGitWriter;
  readonly now: () => Date;
}

const maxTries = 5;

/** Writes the commit of a planned change, which is on no branch yet, and verifies it. */
export async function writeChange(
  { writer, reader, now }: WriteOptions,
  { parent, files }: { readonly parent: string; readonly files: readonly CheckoutFile[] },
  change: Change,
  author: Author,
): Promise<string> {
  const message = commitMessage(change);
  const commit = await writer.write({ parents: [parent], files, author, message, at: now() });
  await assertAsPlanned(reader, { parent, commit, files });
  return commit;
}

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
