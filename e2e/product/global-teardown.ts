import { stopBrowsers } from "./browsers";
import { keepsRunning } from "./started-product";
import { stopProducts } from "./stop-products";

/** Closes the browsers, and stops the products unless a later run is to use them again. */
export default async function globalTeardown(): Promise<void> {
  await stopBrowsers();
  if (!keepsRunning()) await stopProducts();
}
