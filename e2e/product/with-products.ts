import { startProducts } from "./start-products";
import { keepsRunning } from "./started-product";
import { stopProducts } from "./stop-products";

/** Starts products for the test runs of `job`, and stops them after it, unless a programmer keeps them. */
export async function withProducts<T>(
  count: number,
  patienceMs: number,
  job: (started: Promise<void>) => Promise<T>,
): Promise<T> {
  try {
    return await job(startProducts(count, patienceMs));
  } finally {
    if (!keepsRunning()) await stopProducts(patienceMs);
  }
}
