import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Memory in MB of a process: now (`VmRSS`) or the most it ever had (`VmHWM`); NaN where the system has no /proc. */
export function megabytes(pid: number | string, what: "VmRSS" | "VmHWM" = "VmRSS"): number {
  const [, kilobytes] = new RegExp(`${what}:\\s+(\\d+)`).exec(textOf(pid, "status")) ?? [];
  return kilobytes === undefined ? Number.NaN : Number(kilobytes) / 1024;
}

/** Memory in MB of all processes of a process group at this moment; 0 where the system has no /proc. */
export function groupMegabytes(group: number | undefined): number {
  // The name of the program, in brackets, may hold anything.
  const groupOf = (id: string): number => Number(/.*\) \S \d+ (\d+)/s.exec(textOf(id, "stat"))?.[1]);
  const members = processes().filter((id) => groupOf(id) === group);
  return members.reduce((sum, id) => sum + (megabytes(id) || 0), 0);
}

/** Memory in MB of the process that was started below a folder; NaN when there is none. */
export function megabytesIn(folder: string): number {
  return megabytes(processes().find((id) => read(() => readlinkSync(`/proc/${id}/cwd`)).startsWith(folder)) ?? "none");
}

const processes = (): string[] =>
  read(() => readdirSync("/proc").join("\n"))
    .split("\n")
    .filter((name) => /^\d+$/.test(name));

const textOf = (id: number | string, file: string): string =>
  read(() => readFileSync(`/proc/${String(id)}/${file}`, "utf8"));

/** "" of a process that has ended meanwhile. */
function read(from: () => string): string {
  try {
    return from();
  } catch {
    return "";
  }
}
