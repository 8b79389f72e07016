import { setTimeout as wait } from "node:timers/promises";
import { GitCommandError, type RunGit } from "../git-command";

/** How long the first check waits after the start, so that start-up work goes first; ms. */
const delayMs = 30_000;
const dayMs = 24 * 60 * 60_000;
/** How soon damage is looked for again, which somebody may have mended. */
const damagedMs = 10 * 60_000;

/** What git says of an object that is missing or cannot be read; it also finds fault with old commits that are whole. */
const damage =
  /missing (?:blob|tree|commit)|corrupt|hash.mismatch|is empty|unable to (?:read|unpack|map)|bad (?:blob|tree|commit|object)/i;

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
      await this.run({ args: ["fsck", "--no-dangling", "--no-progress"] });
      this.isDamaged = false;
    } catch (error) {
      this.isDamaged = error instanceof GitCommandError && damage.test(error.output);
      this.log({ event: this.isDamaged ? "store-damaged" : "store-check-failed", reason: String(error) });
    }
  }
}
