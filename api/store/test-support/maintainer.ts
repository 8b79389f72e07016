import { setTimeout as wait } from "node:timers/promises";
import { spawn } from "node:child_process";
import { gitEnvironment } from "../git-environment";
import { eventText, type TemporaryRepository } from "./temporary-repository";

/** What a maintainer does to the repository while the store saves. */
export type Act = "commit" | "commit staged" | "commit all" | "revert" | "amend" | "force-move" | "pack";

export const acts: readonly Act[] = ["commit", "commit staged", "commit all", "revert", "amend", "force-move", "pack"];

/** Path of an event whose title the maintainer edits and whose time staff save. */
export const sharedPath = "events/2026/shared.md";

// `git commit --amend` reads the index before it locks it, and asks later what HEAD is: a save between the two looks like a
// commit without a change. The same command, run again, sees both as they are.
const busy = /index\.lock|cannot lock ref|Unable to create|would be overwritten|would make\s+it empty/;

/** A person who works in the same checkout with git's own commands, and retries while another one holds a lock. */
export class Maintainer {
  /** Number of acts so far: part of the name of the file that an act writes. */
  private count = 0;

  constructor(
    private readonly repository: TemporaryRepository,
    private readonly name: string,
  ) {}

  async perform(act: Act): Promise<void> {
    this.count += 1;
    const path = `content/news/2026/${this.name}-${this.count}.md`;
    switch (act) {
      case "commit":
        this.repository.write(path, eventText(`By hand ${this.count}`));
        await this.git("add", "--", path);
        return this.git("commit", "--quiet", "--message", `By hand: ${path}`);
      case "commit staged":
        this.repository.write(path, eventText(`By hand ${this.count}`));
        await this.git("add", "--", path);
        await wait(20);
        return this.git("commit", "--quiet", "--message", `By hand: ${path}`);
      case "commit all": {
        const shared = `content/${sharedPath}`;
        const text = this.repository.read(shared);
        this.repository.write(shared, text.replace(/title: .*/, `title: By hand ${this.count}`));
        await wait(60);
        return this.git("commit", "--quiet", "--all", "--message", `All ${this.count}`);
      }
      case "revert":
        return this.git("revert", "--no-edit", "HEAD");
      case "amend":
        return this.git("commit", "--quiet", "--amend", "--message", `Amended ${this.count}`);
      case "force-move":
        return this.git("reset", "--quiet", "--hard", "HEAD~1");
      case "pack":
        await this.git("pack-refs", "--all");
        return this.git("repack", "-d", "-q");
    }
  }

  // A person who reads "another git process seems to be running" runs the command again.
  private async git(...args: string[]): Promise<void> {
    let output = "";
    for (let tries = 0; tries < 200; tries += 1) {
      const result = await run(this.repository.root, args);
      if (result.code === 0) return;
      output = result.output;
      // A revert stages first and commits later; when a save came between, it stops loudly with its change staged.
      if (args[0] === "revert") await run(this.repository.root, ["reset", "--quiet", "--hard"]);
      if (!busy.test(output)) break;
      await wait(10);
    }
    throw new Error(`git ${args.join(" ")}: ${output}`);
  }
}

function run(cwd: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const env = gitEnvironment({
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_AUTHOR_NAME: "Maintainer",
      GIT_AUTHOR_EMAIL: "maintainer@example.invalid",
      GIT_COMMITTER_NAME: "Maintainer",
      GIT_COMMITTER_EMAIL: "maintainer@example.invalid",
      GIT_EDITOR: "true",
    });
    const child = spawn("git", args, { cwd, env });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("close", (code) => resolve({ code, output }));
  });
}
