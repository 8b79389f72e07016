import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatedEvent, git, makeRepository } from "./make-repository";
import { timed, type Baseline } from "./measure";

/**
 * The baseline of saves: a person's commands in `folder/git` with that many items, as durable as our saves: the file
 * written, `git add`, `git commit`.
 */
export function plainGit(folder: string, items: number): Baseline {
  const repository = join(folder, "git");
  makeRepository(repository, items);
  // What the store sets for its own commits.
  const durably = ["-c", "core.fsync=all", "-c", "core.fsyncMethod=fsync"];
  const editEvent = (number: number): Promise<void> => {
    const { path, text } = generatedEvent(number);
    writeFileSync(join(repository, "content", path), text.replace(/---\n\n[^]*/, `---\n\n${String(Date.now())}\n`));
    git(repository, ...durably, "add", "--", `content/${path}`);
    git(repository, ...durably, "commit", "--quiet", "--message", "Edit event", "--", `content/${path}`);
    return Promise.resolve();
  };
  return { name: "git", run: (round) => timed(() => editEvent(round % (items / 2))) };
}
