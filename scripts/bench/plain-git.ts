import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatedEvent, makeRepository } from "./make-repository";
import { benchYears } from "./our-server";

/** A person's commands: the file written, `git add`, `git commit`, as durable as this product's saves. */
export interface PlainGit {
  save(event: number, description: string): void;
}

// What the store sets for its own commits.
const settings = [
  "core.fsync=all",
  "core.fsyncMethod=fsync",
  "gc.auto=0",
  "user.name=Bench",
  "user.email=b@example.invalid",
];

/** Makes `folder/git` with that many items. */
export async function plainGit(folder: string, items: number): Promise<PlainGit> {
  const repository = join(folder, "git");
  await makeRepository({ folder: repository, events: items / 2, news: items / 2, years: benchYears });
  const git = (...args: readonly string[]): void => {
    const config = settings.flatMap((setting) => ["-c", setting]);
    execFileSync("git", [...config, ...args], { cwd: repository, stdio: ["ignore", "ignore", "inherit"] });
  };
  return {
    save(event, description) {
      const { path, text } = generatedEvent(event, benchYears);
      writeFileSync(join(repository, "content", path), text.replace(/---\n\n[^]*/, `---\n\n${description}\n`));
      git("add", "--", `content/${path}`);
      git("commit", "--quiet", "--message", "Edit event", "--", `content/${path}`);
    },
  };
}
