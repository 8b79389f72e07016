import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatedEvent, makeRepository } from "./make-repository";
import type { Saver } from "./writers";

// What the store sets for its own commits.
const settings = [
  "core.fsync=all",
  "core.fsyncMethod=fsync",
  "gc.auto=0",
  "user.name=Bench",
  "user.email=b@example.invalid",
];

/** A person's commands in `folder/git` with that many items: the file written, `git add`, `git commit`, as durable as our saves. */
export function plainGit(folder: string, items: number): Saver {
  const repository = join(folder, "git");
  makeRepository(repository, items);
  const git = (...args: readonly string[]): void => {
    const config = settings.flatMap((setting) => ["-c", setting]);
    execFileSync("git", [...config, ...args], { cwd: repository, stdio: ["ignore", "ignore", "inherit"] });
  };
  return {
    save(event, description) {
      const { path, text } = generatedEvent(event);
      writeFileSync(join(repository, "content", path), text.replace(/---\n\n[^]*/, `---\n\n${description}\n`));
      git("add", "--", `content/${path}`);
      git("commit", "--quiet", "--message", "Edit event", "--", `content/${path}`);
      return Promise.resolve(true);
    },
  };
}
