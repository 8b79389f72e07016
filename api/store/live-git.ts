import { readdir, readFile, readlink } from "node:fs/promises";
import { sep } from "node:path";
import { keptOpen } from "./git-child";

/** Whether a git process works in the folders; "unknown" where the system does not show other processes. */
export async function gitWorksIn(folders: readonly string[], lockPath: string): Promise<boolean | "unknown"> {
  const names = await readdir("/proc").catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  if (pids.length === 0) return "unknown";
  for (const pid of pids) {
    if (await worksIn(pid, folders, lockPath)) return true;
  }
  return false;
}

async function worksIn(pid: string, folders: readonly string[], lockPath: string): Promise<boolean> {
  const name = (await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "")).trim();
  if (!/^git/.test(name)) return holdsOpen(pid, lockPath);
  const command = (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).split("\0");
  // An empty command line is a zombie's; cat-file only reads.
  if (command.join("") === "" || command[1] === "cat-file") return false;
  if (command.includes(keptOpen)) return !(await sleeps(pid));
  const folder = await readlink(`/proc/${pid}/cwd`).catch((error: unknown) =>
    (error as NodeJS.ErrnoException).code === "EACCES" ? "hidden" : "",
  );
  if (folder === "hidden") return true;
  return folders.some((top) => isWithin(folder, top) || command.some((word) => word.includes(top)));
}

// A child that a store keeps open holds a lock only while it works; it sleeps until it is asked again.
async function sleeps(pid: string): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat === "" || stat.slice(stat.lastIndexOf(")")).startsWith(") S");
}

async function holdsOpen(pid: string, path: string): Promise<boolean> {
  const handles = await readdir(`/proc/${pid}/fd`).catch(() => []);
  for (const handle of handles) {
    if ((await readlink(`/proc/${pid}/fd/${handle}`).catch(() => "")) === path) return true;
  }
  return false;
}

function isWithin(folder: string, top: string): boolean {
  return folder === top || folder.startsWith(`${top}${sep}`);
}
