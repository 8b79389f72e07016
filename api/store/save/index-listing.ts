import { stat } from "node:fs/promises";

/** An entry of the index; the stage is "0", or that of a conflict: "1" what both sides began with, "2" and "3" theirs. */
interface ListedEntry {
  readonly id: string;
  readonly stage: string;
  readonly path: string;
}

/**
 * Differs when git has written the index: it replaces it by a rename, so that the new file has another inode, or at least
 * another ctime. Rejects where there is none.
 */
export async function indexStamp(path: string): Promise<string> {
  const { ino, ctimeNs, mtimeNs, size } = await stat(path, { bigint: true });
  return [ino, ctimeNs, mtimeNs, size].join(" ");
}

/** What `git ls-files -z` prints with `--stage` or `--unmerged`. */
export function parseListing(output: string): ListedEntry[] {
  return output.split("\0").flatMap((line) => {
    const [, id, stage, path] = /^\d+ ([0-9a-f]{40}) (\d)\t(.+)$/s.exec(line) ?? [];
    return id === undefined || stage === undefined || path === undefined ? [] : [{ id, stage, path }];
  });
}
