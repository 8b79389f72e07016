import { execFileSync } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sampleContent } from "../../content/model/test-support/sample-content";

/** Commits a copy of the sample content to a repository of its own. */
export function makeRepository(folder: string): void {
  cpSync(sampleContent, join(folder, "content"), { recursive: true });
  writeFileSync(join(folder, "NOTES.txt"), "A maintainer's own file.\n");
  const git = (...parameters: string[]): void => {
    execFileSync("git", ["-c", "user.name=Maintainer", "-c", "user.email=maintainer@chamber.example", ...parameters], {
      cwd: folder,
      stdio: "ignore",
    });
  };
  git("init", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--message=Content of the site");
}
