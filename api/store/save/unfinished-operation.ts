import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Head } from "../read/branch-head";
import { StoreError } from "../content-store";

const operations = [
  {
    file: "rebase-merge",
    code: "no-branch",
    says: 'A rebase is unfinished: end it with "git rebase --continue" or "--abort"',
  },
  {
    file: "rebase-apply",
    code: "no-branch",
    says: 'A rebase or "git am" is unfinished: end it with "--continue" or "--abort"',
  },
  { file: "MERGE_HEAD", code: "busy", says: 'A merge is unfinished: end it with "git commit" or "git merge --abort"' },
  {
    file: "CHERRY_PICK_HEAD",
    code: "busy",
    says: 'A cherry-pick is unfinished: end it with "--continue" or "--abort"',
  },
  {
    file: "REVERT_HEAD",
    code: "busy",
    says: 'A revert is unfinished: end it with "git revert --continue" or "--abort"',
  },
] as const;

/** Raises StoreError "busy" or "no-branch" while a maintainer is in the middle of a merge, rebase or the like. */
export function assertNothingUnfinished(gitDir: string): void {
  const operation = operations.find(({ file }) => existsSync(join(gitDir, file)));
  if (operation) throw new StoreError(operation.code, `${operation.says}. Nothing was saved.`);
}

/** The branch and commit that a save goes on. Raises StoreError "no-branch" when HEAD is on none. */
export function branchOf({ ref, commit }: Head): { readonly ref: string; readonly commit: string } {
  if (ref?.startsWith("refs/heads/") && commit !== undefined) return { ref, commit };
  throw new StoreError(
    "no-branch",
    'The repository is on no branch: run "git switch <branch>" in it. Nothing was saved.',
  );
}
