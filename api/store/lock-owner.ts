import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { hostname } from "node:os";

/** The process that holds a lock, so that others can tell whether it still lives. */
export interface LockOwner {
  readonly pid: number;
  /** When the process started, in the kernel's ticks since boot; "" where the system does not tell. */
  readonly started: string;
  /** Computer and its boot: process numbers of another computer say nothing here. */
  readonly host: string;
}

/** This process as the owner of a lock. */
export function thisOwner(): LockOwner {
  return { pid: process.pid, started: startedAt(readOr(`/proc/${process.pid}/stat`)), host: thisHost() };
}

/** Whether the owner's process still runs; "unknown" for a process of another computer. */
export async function ownerState(owner: LockOwner): Promise<"alive" | "dead" | "unknown"> {
  const [name] = owner.host.split(" ");
  if (owner.host !== thisHost()) return name === hostname() ? "dead" : "unknown";
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return "dead";
  }
  const stat = await readFile(`/proc/${owner.pid}/stat`, "utf8").catch(() => "");
  if (owner.started === "") return "alive";
  // A zombie holds nothing any more; another start time means that the number was given to a new process.
  return stat === "" || /\) [ZX] /.test(stat) || startedAt(stat) !== owner.started ? "dead" : "alive";
}

/** The owner written in a lock file, or undefined when the lock is not the store's. */
export function parseOwner(text: string): LockOwner | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("pid" in value && "started" in value && "host" in value))
      return undefined;
    const { pid, started, host } = value;
    if (typeof pid !== "number" || typeof started !== "string" || typeof host !== "string") return undefined;
    return { pid, started, host };
  } catch {
    return undefined;
  }
}

// Field 22 of /proc/<pid>/stat; the name before it may itself hold spaces and brackets.
function startedAt(stat: string): string {
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

function thisHost(): string {
  return `${hostname()} ${readOr("/proc/sys/kernel/random/boot_id").trim()}`;
}

function readOr(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
