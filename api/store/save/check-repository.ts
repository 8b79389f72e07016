import { setTimeout as wait } from "node:timers/promises";
import type { RunGit } from "../git-command";

/** How long the check waits after the start, so that start-up work goes first; ms. */
const delayMs = 30_000;

/** Checks the repository in the background, once after the start, and logs damage. Ends when the signal is aborted. */
export async function checkRepository(run: RunGit, log: (event: object) => void, signal: AbortSignal): Promise<void> {
  try {
    await wait(delayMs, undefined, { signal, ref: false });
    await run({ args: ["fsck", "--connectivity-only", "--no-dangling", "--no-progress"] });
  } catch (error) {
    if (!signal.aborted) log({ event: "store-damaged", reason: String(error) });
  }
}
