import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { replaceFile } from "../../support/durable-file";
import { SerialQueue } from "../../support/serial-queue";
import type { RunGit } from "../git-command";
import { keptSaves } from "../history/content-log";
import type { ObjectReader } from "../read/object-reader";
import type { RepositoryPlace } from "../repository-place";

/** A save that was taken back longer ago is named nowhere; git may remove it then. */
export const keptMs = 30 * 24 * 60 * 60_000;

export interface KeptSavesOptions extends Pick<RepositoryPlace, "commonDir"> {
  readonly stateDir: string;
  readonly run: RunGit;
  readonly reader: ObjectReader;
  readonly now: () => Date;
  readonly log: (event: object) => void;
}

/**
 * Keeps acknowledged saves from `git gc`: a history that is rewritten, with its reflog removed, would take them away unnamed.
 * A ref is named by its commit, so that it never changes and no lock of git's is needed; a failure is made good by the next save.
 */
export class KeptSaves {
  private readonly queue = new SerialQueue();

  constructor(private readonly options: KeptSavesOptions) {}

  /** Keeps a commit and, as it builds on them, its parents. Never rejects. */
  keep(commit: string): Promise<void> {
    return this.attempt(async () => {
      const { commonDir, stateDir, reader } = this.options;
      const folder = join(commonDir, keptSaves);
      const text = (await reader.bytes(commit, "commit")).toString("latin1");
      const [head = ""] = text.split("\n\n", 1);
      // `git pack-refs` removes the folder when it is empty.
      await mkdir(folder, { recursive: true });
      await replaceFile(join(folder, commit), `${commit}\n`, join(stateDir, "kept-save"));
      for (const [, parent = ""] of head.matchAll(/^parent ([0-9a-f]{40})$/gm))
        await rm(join(folder, parent), { force: true });
    });
  }

  /** Keeps a start's commit, and lets go of those that it builds on, and of those from long ago. Never rejects. */
  async tidy(commit: string): Promise<void> {
    await this.keep(commit);
    await this.attempt(async () => {
      const { run, now } = this.options;
      const [held, all] = [
        await run({ args: ["for-each-ref", `--merged=${commit}`, "--format=%(refname)", keptSaves] }),
        await run({ args: ["for-each-ref", "--format=%(refname) %(committerdate:unix)", keptSaves] }),
      ];
      const since = (now().getTime() - keptMs) / 1_000;
      const old = all.split("\n").flatMap((line) => {
        const [ref = "", seconds] = line.split(" ");
        return Number(seconds) < since ? [ref] : [];
      });
      const over = new Set([...held.split("\n"), ...old].filter((ref) => ref !== "" && !ref.endsWith(commit)));
      const input = [...over].map((ref) => `delete ${ref}\n`).join("");
      if (input !== "") await run({ args: ["update-ref", "--stdin"], input });
    });
  }

  /** Waits for what is under way. */
  idle(): Promise<void> {
    return this.queue.idle();
  }

  private attempt(job: () => Promise<void>): Promise<void> {
    return this.queue
      .run(job)
      .catch((error: unknown) => this.options.log({ event: "store-save-not-kept", reason: String(error) }));
  }
}
