import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { startedProduct, startedProductFile } from "./started-product";

const graceMs = 10_000;

/** Stops the product as an operator would and removes what it left; a server that does not stop is an error. */
export default async function globalTeardown(): Promise<void> {
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

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
