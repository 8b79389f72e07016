import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { startProducts } from "./start-products";
import { keepFile, keepsRunning } from "./started-product";
import { stopProducts } from "./stop-products";

/** Starts products for the test runs of `job`, and stops them after it. */
export async function withProducts<T>(count: number, job: (started: Promise<void>) => Promise<T>): Promise<T> {
  const programmers = keepsRunning();
  if (!programmers) {
    mkdirSync(dirname(keepFile), { recursive: true });
    writeFileSync(keepFile, String(process.pid));
  }
  try {
    return await job(startProducts(count));
  } finally {
    if (!programmers) {
      rmSync(keepFile, { force: true });
      await stopProducts();
    }
  }
}
