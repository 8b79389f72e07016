import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startedProduct } from "./started-product";

/** Output of a git command in the content repository of the product under test. */
export function git(...parameters: string[]): string {
  return execFileSync("git", parameters, { cwd: startedProduct().repository, encoding: "utf8" }).trim();
}

/** The newest commit. */
export const headCommit = (): string => git("rev-parse", "HEAD");

const asMaintainer = ["-c", "user.name=Maintainer", "-c", "user.email=maintainer@chamber.example"];

/** Commits everything that was written into the repository, if anything was. */
export function commitAll(message: string): void {
  git("add", "--all");
  if (git("status", "--porcelain") !== "") git(...asMaintainer, "commit", `--message=${message}`);
}

/** Commits these texts of files, one commit for each state of them. The branch moves once: nothing between is ever the content. */
export function commitAtOnce(message: string, states: readonly Readonly<Record<string, string>>[]): void {
  const beside = join(startedProduct().temporaryFolder, "beside");
  git("worktree", "add", "--quiet", "--detach", beside);
  for (const files of states) {
    for (const [path, text] of Object.entries(files)) writeFileSync(join(beside, path), `${text}\n`);
    git("-C", beside, ...asMaintainer, "commit", "--quiet", "--all", `--message=${message}`);
  }
  git("reset", "--quiet", "--hard", git("-C", beside, "rev-parse", "HEAD"));
  git("worktree", "remove", beside);
}

/** Commits the content as it was at the start of the product, when it is not so any more: on purpose, as git's own reverts say it. */
export function restoreContent(): void {
  const { firstCommit } = startedProduct();
  if (git("diff", "--name-only", firstCommit, "HEAD") === "") return;
  git("restore", `--source=${firstCommit}`, "--staged", "--worktree", ".");
  git(...asMaintainer, "commit", '--message=Revert "what an earlier test file has changed"');
}

/** Commits after `since`, oldest first: author, message and the paths they changed. */
export function commitsSince(since: string): { author: string; message: string; paths: string[] }[] {
  const hashes = git("rev-list", "--reverse", `${since}..HEAD`).split("\n").filter(Boolean);
  return hashes.map((hash) => ({
    author: git("show", "--no-patch", "--format=%an", hash),
    message: git("show", "--no-patch", "--format=%s", hash),
    paths: git("show", "--name-status", "--format=", hash).split("\n"),
  }));
}
