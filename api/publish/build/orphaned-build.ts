import { readlink, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const noteOf = (folder: string): string => join(folder, ".build", "build.pid");

/** Notes the process group that builds in a folder. */
export async function noteBuild(folder: string, pid: number | undefined): Promise<void> {
  if (pid !== undefined) await writeFile(noteOf(folder), String(pid));
}

/**
 * Ends a build that outlived the service that started it: two builds in one folder spoil each other. Only where the noted
 * process still works in the folder, which Linux tells; another process may have its number by now.
 */
export async function endOrphanedBuild(folder: string): Promise<void> {
  const pid = Number(await readFile(noteOf(folder), "utf8").catch(() => "0"));
  await rm(noteOf(folder), { force: true });
  if (!Number.isInteger(pid) || pid <= 1) return;
  const place = await readlink(`/proc/${String(pid)}/cwd`).catch(() => undefined);
  if (place === undefined || place !== (await realpath(folder))) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
