import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { processLives } from "./process-lives";

const defaultPollMs = 500;
/** Suffixes of locks of this process: a file with its id and another suffix was left by an earlier process of that id. */
const own = new Set<string>();

/** A file of the lock: a process that takes a ticket, or one that has a ticket. */
interface LockFile {
  readonly name: string;
  readonly isChoosing: boolean;
  /** Comes before all later tickets as a text. */
  readonly ticket: string;
}

/**
 * One process at a time holds the lock of a folder. Lamport's bakery algorithm with a file for each process: the living
 * process with the lowest ticket has the lock. File names are never reused, so removing a dead process's file is safe.
 * Resolves with the function that releases the lock; polls every `pollMs` and calls `onWait` with the file that it
 * waits for. Raises the signal's reason when aborted while waiting.
 */
export async function takeProcessLock(
  folder: string,
  signal: AbortSignal,
  onWait: (file: string) => void,
  pollMs = defaultPollMs,
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const suffix = `${String(process.pid)}-${randomBytes(4).toString("hex")}`;
  const choosing = `lock-choosing-${suffix}`;
  own.add(suffix);
  await writeFile(join(folder, choosing), "");
  const last = Math.max(0, ...(await lockFiles(folder)).map(({ ticket }) => Number(ticket)));
  const ticket = String(last + 1).padStart(9, "0");
  const mine = `lock-${ticket}-${suffix}`;
  await writeFile(join(folder, mine), "");
  await rm(join(folder, choosing));
  const release = async (): Promise<void> => {
    await rm(join(folder, mine), { force: true });
    own.delete(suffix);
  };
  try {
    let [reported, last] = ["", ""];
    for (let other = await before(folder, mine); other !== undefined; other = await before(folder, mine)) {
      // A living process chooses within milliseconds.
      const isMomentary = other.startsWith("lock-choosing") && other !== last;
      if (other !== reported && !isMomentary) onWait(join(folder, (reported = other)));
      last = other;
      await wait(pollMs, undefined, { signal });
    }
    signal.throwIfAborted();
  } catch (error) {
    await release();
    throw error;
  }
  return release;
}

/**
 * Name of a file that comes before; undefined when it is this one's turn. Reads the folder twice: a process that is not
 * choosing in the first listing has its ticket in the second, or draws a higher one.
 */
async function before(folder: string, mine: string): Promise<string | undefined> {
  const choosing = (await lockFiles(folder)).find(({ isChoosing }) => isChoosing);
  if (choosing) return choosing.name;
  return (await lockFiles(folder)).find(({ name, isChoosing }) => !isChoosing && name < mine)?.name;
}

/** The lock files of living processes; those of dead ones are removed. */
async function lockFiles(folder: string): Promise<LockFile[]> {
  const files: LockFile[] = [];
  for (const name of await readdir(folder)) {
    const [, ticket = "", pid, random = ""] = /^lock-(choosing|\d{9})-(\d+)-([0-9a-f]{8})$/.exec(name) ?? [];
    if (pid === undefined) continue;
    const isAlive = Number(pid) === process.pid ? own.has(`${pid}-${random}`) : processLives(Number(pid));
    const isChoosing = ticket === "choosing";
    if (isAlive) files.push({ name, isChoosing, ticket: isChoosing ? "0" : ticket });
    else await rm(join(folder, name), { force: true });
  }
  return files;
}
