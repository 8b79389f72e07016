import { GitCommandError, type RunGit } from "../git-command";
import { isObjectId } from "../git-objects";
import type { PersistentGitWriter } from "../save/persistent-git-writer";

/** Writes a merge commit of two commits; undefined when both changed the same lines, or git is older than 2.38. */
export async function writeMerge(
  run: RunGit,
  writer: PersistentGitWriter,
  [local, remote]: readonly [string, string],
  at: Date,
): Promise<string | undefined> {
  const output = await run({ args: ["merge-tree", "--write-tree", "--end-of-options", local, remote] }).catch(
    (error: unknown) => {
      if (error instanceof GitCommandError && error.exitCode !== null) return "";
      throw error;
    },
  );
  const tree = output.trim();
  if (!isObjectId(tree)) return undefined;
  const message = "Join with the shared repository\n";
  return writer.write({ parents: [local, remote], tree, files: [], author: { name: "Website" }, message, at });
}
