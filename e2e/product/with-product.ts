import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import globalSetup from "./global-setup";
import globalTeardown from "./global-teardown";
import { keepFile, keepsRunning } from "./started-product";

/** Starts the product once for all the test runs of `job`, and stops it after them. */
export async function withProduct<T>(job: () => Promise<T>): Promise<T> {
  const programmers = keepsRunning();
  if (!programmers) {
    mkdirSync(dirname(keepFile), { recursive: true });
    writeFileSync(keepFile, String(process.pid));
  }
  try {
    await globalSetup();
    return await job();
  } finally {
    if (!programmers) rmSync(keepFile, { force: true });
    await globalTeardown();
  }
}
