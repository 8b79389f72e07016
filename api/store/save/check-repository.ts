import { setTimeout as wait } from "node:timers/promises";
import { GitCommandError, type RunGit } from "../git-command";

/** How long the first check waits after the start, so that start-up work goes first; ms. */
const delayMs = 30_000;
const dayMs = 24 * 60 * 60_000;
/** How soon damage is looked for again, which somebody may have mended. */
const damagedMs = 10 * 60_000;

/** What git says of an object or a pack that is missing or cannot be read; it also finds fault with old commits that are whole. */
const damage =
  /missing (?:blob|tree|commit)|object missing|corrupt|mismatch|is empty|unable to (?:read|unpack|map)|cannot unpack|bad (?:blob|tree|commit|object)/i;

/** Looks in the background whether git can read all of the repository. */
export class RepositoryCheck {
  /** True when the last look found damage. */
  isDamaged = false;

  constructor(
    private readonly run: RunGit,
    private readonly log: (event: object) => void,
  ) {}

  /** Looks after the start and each day, until the signal is aborted. */
  async repeat(signal: AbortSignal): Promise<void> {
    for (let pauseMs = delayMs; ; pauseMs = this.isDamaged ? damagedMs : dayMs) {
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await this.look();
    }
  }

  /** Looks now; damage is logged. */
  async look(): Promise<void> {
    try {
      // Git would name a save that is made meanwhile: it reads the branches last, and misses what it has not met before.
      const heads = await this.run({ args: ["for-each-ref", "--format=%(objectname)"] });
      await this.run({
        args: ["fsck", "--no-dangling", "--no-progress", ...new Set(heads.split("\n").filter(Boolean))],
      });
      this.isDamaged = false;
    } catch (error) {
      this.isDamaged = error instanceof GitCommandError && damage.test(error.output);
      this.log({ event: this.isDamaged ? "store-damaged" : "store-check-failed", reason: String(error) });
    }
  }
}
