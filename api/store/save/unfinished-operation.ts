import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Head } from "../read/branch-head";
import { StoreError } from "../content-store";

const operations = [
  {
    file: "rebase-merge",
    obstacle: "rebase",
    code: "no-branch",
    says: 'A rebase is unfinished: end it with "git rebase --continue" or "--abort"',
  },
  {
    file: "rebase-apply",
    obstacle: "rebase",
    code: "no-branch",
    says: 'A rebase or "git am" is unfinished: end it with "--continue" or "--abort"',
  },
  {
    file: "MERGE_HEAD",
    obstacle: "merge",
    code: "busy",
    says: 'A merge is unfinished: end it with "git commit" or "git merge --abort"',
  },
  {
    file: "CHERRY_PICK_HEAD",
    obstacle: "cherry-pick",
    code: "busy",
    says: 'A cherry-pick is unfinished: end it with "--continue" or "--abort"',
  },
  {
    file: "REVERT_HEAD",
    obstacle: "revert",
    code: "busy",
    says: 'A revert is unfinished: end it with "git revert --continue" or "--abort"',
  },
  {
    file: "BISECT_LOG",
    obstacle: "bisect",
    code: "no-branch",
    says: 'A bisect is unfinished: end it with "git bisect reset"',
  },
  {
    // With the slash there is a folder only.
    file: "index/",
    obstacle: "damaged",
    code: "no-branch",
    says: 'A folder is in the place of the index: remove ".git/index", then git makes it again',
  },
] as const;

/** Raises StoreError "busy" or "no-branch" while a maintainer is in the middle of a merge, rebase or the like. */
export function assertNothingUnfinished(gitDir: string): void {
  const found = operations.find(({ file }) => existsSync(join(gitDir, file)));
  if (found) throw new StoreError(found.code, `${found.says}. Nothing was saved.`, undefined, found.obstacle);
}

/**
 * The branch and commit that a save goes on. Raises StoreError "no-branch" when HEAD is on none, or names no commit: on a new
 * branch, which has no reflog yet, or in a damaged repository.
 */
export function branchOf({ ref, commit }: Head, commonDir: string): { readonly ref: string; readonly commit: string } {
  if (ref?.startsWith("refs/heads/") && commit !== undefined) return { ref, commit };
  if (ref !== undefined && commit === undefined && !existsSync(join(commonDir, "logs", ref)))
    throw new StoreError(
      "no-branch",
      `The branch ${ref.replace("refs/heads/", "")} has no commit yet: run "git switch <branch>" with the branch of the content. Nothing was saved.`,
      undefined,
      "new-branch",
    );
  if (commit === undefined)
    throw new StoreError(
      "no-branch",
      `The repository is damaged: ${ref ?? "HEAD"} names no commit. Restore it from the remote or the backup, see "Back up and restore" in docs/operations.md. Nothing was saved.`,
      undefined,
      "damaged",
    );
  throw new StoreError(
    "no-branch",
    'The repository is on no branch: run "git switch <branch>" in it. Nothing was saved.',
    undefined,
    "no-branch",
  );
}
