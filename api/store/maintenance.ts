import { setTimeout as wait } from "node:timers/promises";
import type { RunGit } from "./git-command";

/** Loose objects above which tidying up pays: saves make about five each, and git never tidies up on its own here. */
const manyLooseObjects = 5_000;
/** Start-up work goes first, in ms. */
const delayMs = 30_000;

/**
 * Looks after the repository in the background, once after the start: reports damage (`store-damaged`) and packs loose
 * objects when there are many. Never part of a save. Ends quietly when the signal is aborted.
 */
export async function maintain(run: RunGit, log: (event: object) => void, signal: AbortSignal): Promise<void> {
  try {
    await wait(delayMs, undefined, { signal, ref: false });
    await checkConnectivity(run, log);
    signal.throwIfAborted();
    const count = Number(/^count: (\d+)$/m.exec(await run({ args: ["count-objects", "-v"] }))?.[1] ?? 0);
    if (count < manyLooseObjects) return;
    // Packs without removing what nothing refers to: a save under way may be about to refer to it.
    await run({ args: ["repack", "-d", "-l", "--no-write-bitmap-index", "--threads=1"] });
    await run({ args: ["pack-refs", "--all"] });
    log({ event: "store-packed", looseObjects: count });
  } catch (error) {
    if (!signal.aborted) log({ event: "store-maintenance-failed", reason: String(error) });
  }
}

async function checkConnectivity(run: RunGit, log: (event: object) => void): Promise<void> {
  try {
    await run({ args: ["fsck", "--connectivity-only", "--no-dangling", "--no-progress"] });
  } catch (error) {
    log({ event: "store-damaged", reason: String(error) });
  }
}
