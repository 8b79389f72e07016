import { startProducts } from "./start-products";

/** Starts a product for each worker of jest. */
export default async function globalSetup({ maxWorkers }: { readonly maxWorkers: number }): Promise<void> {
  await startProducts(maxWorkers);
}
