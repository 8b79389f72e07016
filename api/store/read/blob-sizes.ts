import type { RunGit } from "../git-command";
import { isObjectId } from "../git-objects";

/** Blob id -> its size in bytes; ids that the repository does not have are missing from the answer. */
export async function blobSizes(run: RunGit, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const asked = [...new Set(ids)].filter(isObjectId);
  if (asked.length === 0) return new Map();
  const output = await run({
    args: ["cat-file", "--batch-check=%(objectname) %(objectsize)"],
    input: `${asked.join("\n")}\n`,
  });
  const lines = output.split("\n").map((line) => /^([0-9a-f]{40}) (\d+)$/.exec(line));
  return new Map(lines.flatMap((match) => (match?.[1] && match[2] ? [[match[1], Number(match[2])] as const] : [])));
}
