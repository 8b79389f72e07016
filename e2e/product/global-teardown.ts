import { stopBrowser } from "./browsers";
import { keepsRunning } from "./started-product";
import { stopProducts } from "./stop-products";

/** Stops the products unless a later run is to use them again, and the browser where jest runs without workers. */
export default async function globalTeardown(): Promise<void> {
  await stopBrowser();
  if (!keepsRunning()) await stopProducts();
}
