import { readFileSync, rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { logOf } from "./run-product";
import { lives, running, runningFile, type StartedProduct } from "./started-product";

const graceMs = 10_000;
const pollMs = 50;

/** Stops the products as an operator would and removes what they left; a server that does not stop is an error. */
export async function stopProducts(): Promise<void> {
  const stopped = await Promise.allSettled(running().map(stop));
  rmSync(runningFile, { force: true });
  for (const result of stopped) if (result.status === "rejected") throw result.reason;
}

async function stop({ pid, temporaryFolder }: StartedProduct): Promise<void> {
  if (lives(pid)) process.kill(pid, "SIGTERM");
  for (let waited = 0; lives(pid); waited += pollMs) {
    if (waited > graceMs) {
      process.kill(-pid, "SIGKILL");
      throw new Error("The server did not stop within ten seconds of SIGTERM.");
    }
    await wait(pollMs);
  }
  const warnings = readFileSync(logOf(temporaryFolder), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("{"));
  for (const warning of warnings) console.log(warning);
  rmSync(temporaryFolder, { recursive: true, force: true });
}
