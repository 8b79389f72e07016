import { readFileSync } from "node:fs";

/** The most memory in MB that a process ever had (`VmHWM`); NaN once it has ended, and where the system has no /proc. */
export function peakMegabytes(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
