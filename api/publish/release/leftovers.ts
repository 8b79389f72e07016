import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { processLives } from "../../support/process-lives";

/** Name of what this process is making among the releases; a leftover once the process has ended. */
export const unfinishedName = (name: string): string => `.${String(process.pid)}-${name}`;

/** Removes what killed processes left among the releases; what another living process is making stays. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names
      .filter((name) => isLeftover(name))
      .map((name) => rm(join(folder, name), { recursive: true, force: true, maxRetries: 2 })),
  );
}

function isLeftover(name: string): boolean {
  if (!name.startsWith(".")) return false;
  const owner = Number(/^\.(\d+)-/.exec(name)?.[1]);
  return Number.isNaN(owner) || owner === process.pid || !processLives(owner);
}
