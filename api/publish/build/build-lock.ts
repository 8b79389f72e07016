import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { processLives } from "../release/process-lives";

const pollMs = 500;

/**
 * One build at a time in a checkout: Gatsby's cache and output folder cannot be shared. The lock names its owner's
 * process and counts only while that process lives. Resolves with the function that gives it back.
 * Raises the signal's reason when aborted while waiting.
 */
export async function takeBuildLock(
  rootDir: string,
  signal: AbortSignal,
  onWait: () => void,
): Promise<() => Promise<void>> {
  const folder = join(rootDir, ".build");
  const lock = join(folder, "lock");
  await mkdir(folder, { recursive: true });
  const mine = join(folder, `lock-${String(process.pid)}-${randomBytes(4).toString("hex")}`);
  await writeFile(mine, String(process.pid));
  let told = false;
  try {
    for (;;) {
      signal.throwIfAborted();
      if (await linked(mine, lock)) break;
      if (!(await ownerLives(lock))) {
        await rm(lock, { force: true });
        continue;
      }
      if (!told) onWait();
      told = true;
      await wait(pollMs, undefined, { signal });
    }
  } finally {
    await rm(mine, { force: true });
  }
  return () => rm(lock, { force: true });
}

// A hard link appears whole or not at all, with its owner's number in it.
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function ownerLives(lock: string): Promise<boolean> {
  const owner = await readFile(lock, "utf8").catch(() => undefined);
  return owner !== undefined && processLives(Number(owner));
}
