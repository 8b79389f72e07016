import { setTimeout as wait } from "node:timers/promises";
import type { RunGit } from "../git-command";
import { runLimited } from "../limited-command";

/** How long the first check waits after the start, so that start-up work goes first; ms. */
const delayMs = 30_000;
const dayMs = 24 * 60 * 60_000;
/** How soon damage is looked for again, which somebody may have mended. */
const damagedMs = 10 * 60_000;

/** How long git may look. */
const longestMs = 60 * 60_000;
/** Characters of what git says that are logged: it has a line for each object. */
const mostReason = 500;

/** What git says of an object or a pack that is missing or cannot be read; it also finds fault with old commits that are whole. */
const damage =
  /missing (?:blob|tree|commit)|object missing|corrupt|mismatch|is empty|unable to (?:read|unpack|map)|cannot unpack|bad (?:blob|tree|commit|object)/i;

/** Looks in the background whether git can read all of the repository. */
export class RepositoryCheck {
  /** True when the last look found damage. */
  isDamaged = false;

  constructor(
    private readonly root: string,
    private readonly run: RunGit,
    private readonly log: (event: object) => void,
    private readonly signal: AbortSignal,
  ) {}

  /** Looks after the start and each day, until the signal is aborted. */
  async repeat(): Promise<void> {
    const { signal } = this;
    for (let pauseMs = delayMs; ; pauseMs = this.isDamaged ? damagedMs : dayMs) {
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await this.look();
    }
  }

  /** Looks now; damage is logged. The signal ends git. */
  async look(): Promise<void> {
    const words = await this.faults().catch(String);
    if (this.signal.aborted) return;
    this.isDamaged = words !== undefined && damage.test(words);
    if (words === undefined) return;
    this.log({ event: this.isDamaged ? "store-damaged" : "store-check-failed", reason: words.slice(0, mostReason) });
  }

  private async faults(): Promise<string | undefined> {
    // Git would name a save that is made meanwhile: it reads the branches last, and misses what it has not met before.
    const heads = await this.run({ args: ["for-each-ref", "--format=%(objectname)"] });
    const args = ["fsck", "--no-dangling", "--no-progress", ...new Set(heads.split("\n").filter(Boolean))];
    // Simple-git ends a command by SIGINT, which git ignores below a service that was started in the background.
    const limits = { silentMs: longestMs, totalMs: longestMs };
    const { exitCode, stderr, stdout } = await runLimited(this.root, { args, environment: {}, ...limits }, this.signal);
    return exitCode === 0 ? undefined : `${stderr}${stdout}`;
  }
}
