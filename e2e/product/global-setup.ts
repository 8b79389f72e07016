import { writeFileSync } from "node:fs";
import { startBrowsers } from "./browsers";
import { startProducts } from "./start-products";
import { running, runningFile } from "./started-product";

/** Starts a product and a browser for each worker of jest. */
export default async function globalSetup({ maxWorkers }: { readonly maxWorkers: number }): Promise<void> {
  await startProducts(maxWorkers);
  const browsers = await startBrowsers(maxWorkers);
  writeFileSync(runningFile, JSON.stringify({ ...running(), browsers }));
}
