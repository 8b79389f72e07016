import { ownsRun } from "../../scripts/test/own-run.cjs";
import { stopBrowser } from "./browsers";
import { keepsRunning } from "./started-product";
import { stopProducts } from "./stop-products";

/** Stops the products, unless they are to outlive jest, and the browser where jest runs without workers. */
export default async function globalTeardown(
  _: unknown,
  { globals }: { readonly globals: { readonly patienceMs: number } },
): Promise<void> {
  await stopBrowser();
  if (ownsRun() && !keepsRunning()) await stopProducts(globals.patienceMs);
}
