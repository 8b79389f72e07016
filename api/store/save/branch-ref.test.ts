import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GitCommandError, gitIn, type RunGit } from "../git-command";
import { BranchHead } from "../read/branch-head";
import { temporaryRepository } from "../test-support/temporary-repository";
import { BranchRef } from "./branch-ref";

test.each([
  ["after its work", true],
  ["before its work", false],
])("an update-ref killed %s leaves no lock behind", async (_when, worked) => {
  const repository = temporaryRepository();
  try {
    const gitDir = join(repository.root, ".git");
    const locks = [join(gitDir, "HEAD.lock"), join(gitDir, "refs/heads/main.lock")];
    const run: RunGit = async (command) => {
      if (worked) await gitIn(repository.root)(command);
      for (const lock of locks) writeFileSync(lock, "");
      throw new GitCommandError("update-ref", null, "");
    };
    const place = { gitDir, commonDir: gitDir };
    const branch = new BranchRef(place, new BranchHead(place), run, 1_000);
    const from = repository.git("rev-parse", "HEAD");
    const to = repository.git("commit-tree", "HEAD^{tree}", "-p", "HEAD", "-m", "Next");
    const moving = branch.move({ ref: "refs/heads/main", from, to });
    if (worked) expect(await moving).toBe(true);
    else await expect(moving).rejects.toThrow(GitCommandError);
    expect(locks.filter((lock) => existsSync(lock))).toEqual([]);
    expect(repository.git("rev-parse", "HEAD")).toBe(worked ? to : from);
  } finally {
    repository.remove();
  }
});
