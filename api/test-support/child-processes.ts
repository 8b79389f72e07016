import { readdirSync, readFileSync } from "node:fs";

/** A process as everybody on the machine (arguments) and its own user (environment) can see it. */
export interface SeenProcess {
  readonly command: string;
  readonly environment: string;
}

/** Every process below this one, from /proc. */
export function childProcesses(root: number): SeenProcess[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const stat = textOf(`/proc/${name}/stat`);
    // The name of the program, in parentheses, may hold anything.
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(parents.get(pid)));
  return [...parents.keys()]
    .filter((pid) => pid !== root && isBelow(pid))
    .map((pid) => ({
      command: textOf(`/proc/${String(pid)}/cmdline`)
        .replaceAll("\0", " ")
        .trim(),
      environment: textOf(`/proc/${String(pid)}/environ`).replaceAll("\0", "\n"),
    }));
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // The process has ended.
    return "";
  }
}
