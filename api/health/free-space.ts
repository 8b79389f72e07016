import { statfs } from "node:fs/promises";

/** Bytes that the service may still write to the disk of a folder. Raises the system's error. */
export type FreeSpace = (folder: string) => Promise<number>;

/** Calls `statfs`. */
export const freeSpace: FreeSpace = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** The least of several folders; skips those that raise an error, 0 when all do. */
export async function leastFreeSpace(folders: readonly string[], ask: FreeSpace): Promise<number> {
  const answers = await Promise.allSettled(folders.map(ask));
  const known = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  return known.length === 0 ? 0 : Math.min(...known);
}
