import { readdirSync, readFileSync } from "node:fs";

/** Memory in MB of all processes of a process group at this moment; 0 where the system has no /proc. */
export function residentMegabytes(group: number | undefined): number {
  const ids = read(() => readdirSync("/proc").filter((name) => /^\d+$/.test(name))) ?? [];
  const kilobytes = ids.map((id) =>
    groupOf(id) === group ? Number(/VmRSS:\s+(\d+)/.exec(textOf(id, "status"))?.[1] ?? 0) : 0,
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

// The name of the program, in brackets, may hold anything.
const groupOf = (id: string): number => Number(/.*\) \S \d+ (\d+)/s.exec(textOf(id, "stat"))?.[1]);

const textOf = (id: string, file: string): string => read(() => readFileSync(`/proc/${id}/${file}`, "utf8")) ?? "";

/** Undefined for a process that has ended meanwhile. */
function read<T>(from: () => T): T | undefined {
  try {
    return from();
  } catch {
    return undefined;
  }
}
