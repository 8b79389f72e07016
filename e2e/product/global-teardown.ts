import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { keepsRunning, lives, startedProduct, startedProductFile } from "./started-product";

const graceMs = 10_000;

/** Stops the product as an operator would and removes what it left; a server that does not stop is an error. */
export default async function globalTeardown(): Promise<void> {
  if (keepsRunning()) return;
  const { pid, temporaryFolder } = startedProduct();
  process.kill(pid, "SIGTERM");
  const deadline = Date.now() + graceMs;
  while (lives(pid)) {
    if (Date.now() > deadline) {
      process.kill(-pid, "SIGKILL");
      throw new Error("The server did not stop within ten seconds of SIGTERM.");
    }
    await wait(100);
  }
  rmSync(temporaryFolder, { recursive: true, force: true });
  rmSync(startedProductFile, { force: true });
}
