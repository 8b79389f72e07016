import { rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Git holds the lock of a ref for milliseconds. */
const oldLockMs = 5_000;

/**
 * Removes the lock that a killed command left on a ref of the store's own (`refs/chamber/...`), where no maintainer works.
 */
export async function removeOldLock(commonDir: string, ref: string): Promise<void> {
  const path = join(commonDir, `${ref}.lock`);
  const found = await stat(path).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > oldLockMs) await rm(path, { force: true });
}
