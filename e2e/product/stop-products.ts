import { readFileSync, rmSync } from "node:fs";
import { until } from "../../api/test-support/until";
import { logOf } from "./run-product";
import { lives, running, runningFile, type StartedProduct } from "./started-product";

const pollMs = 50;

/** Stops the products as an operator would and removes what they left; a server that does not stop in time is an error. */
export async function stopProducts(patienceMs: number): Promise<void> {
  const stopped = await Promise.allSettled(running().map((product) => stop(product, patienceMs)));
  rmSync(runningFile(), { force: true });
  for (const result of stopped) if (result.status === "rejected") throw result.reason;
}

/** Stops a product and removes its folder. */
export async function stop(product: StartedProduct, patienceMs: number): Promise<void> {
  await end(product, patienceMs);
  rmSync(product.temporaryFolder, { recursive: true, force: true });
}

/** Ends a product as an operator would, prints what it warned of, and leaves its folder. */
export async function end({ pid, temporaryFolder }: StartedProduct, patienceMs: number): Promise<void> {
  if (lives(pid)) process.kill(pid, "SIGTERM");
  await until("the server stops after SIGTERM", () => !lives(pid), pollMs, patienceMs).catch((error: unknown) => {
    process.kill(-pid, "SIGKILL");
    throw error;
  });
  const warnings = readFileSync(logOf(temporaryFolder), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("{"));
  for (const warning of warnings) console.log(warning);
}
