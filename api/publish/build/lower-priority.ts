import { setPriority } from "node:os";

/** Lets a process give way to others: `priority` from 1 to 19, the most. Where that is not allowed, it runs as before. */
export function lowerPriority(pid: number | undefined, priority: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, priority);
  } catch {
    // Not allowed here.
  }
}
