import { readFileSync } from "node:fs";

/** File descriptors for everything but connections: git's and the renderer's pipes, content, uploads, releases. */
const reserved = 64;
const fewest = 8;

/**
 * How many connections may be open at once, so that a file can be sent over each and git can be started all the same.
 * `openFiles`: how many files this process may have open; undefined where that is not known or not limited.
 */
export function mostConnections(openFiles: number | undefined = openFilesLimit()): number | undefined {
  return openFiles === undefined ? undefined : Math.max(fewest, Math.floor((openFiles - reserved) / 2));
}

/** Of this process; known on Linux. */
function openFilesLimit(): number | undefined {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return limit === undefined ? undefined : Number(limit);
  } catch {
    return undefined;
  }
}
