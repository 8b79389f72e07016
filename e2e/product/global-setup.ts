import { ensureChromium } from "../../scripts/test/chromium";
import { startProducts } from "./start-products";

/** Starts a product for each worker of jest, and sees that there is a browser. */
export default async function globalSetup(
  { maxWorkers }: { readonly maxWorkers: number },
  { globals }: { readonly globals: { readonly patienceMs: number } },
): Promise<void> {
  ensureChromium((line) => console.log(line));
  await startProducts(maxWorkers, globals.patienceMs);
}
