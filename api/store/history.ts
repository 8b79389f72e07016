import type { Revision } from "./content-store";
import type { RunGit } from "./git-command";
import { noObject } from "./git-objects";

const fieldSeparator = "\u001f";

/** Commits that touched a path of the repository, newest first. */
export async function historyOf(run: RunGit, commit: string, path: string, limit: number): Promise<Revision[]> {
  const output = await run({
    args: [
      "log",
      "-z",
      "--raw",
      "--no-abbrev",
      "--no-renames",
      "--format=%x1e%H%x1f%an%x1f%aI%x1f%s%x1f",
      `--max-count=${Math.max(1, Math.floor(limit))}`,
      "--end-of-options",
      commit,
      "--",
      `:(top,literal)${path}`,
    ],
  });
  return output.split("\u001e").flatMap((record) => revision(record) ?? []);
}

function revision(record: string): Revision | undefined {
  const [commit, author, date, message, changes] = record.split(fieldSeparator);
  if (!commit || author === undefined || !date || message === undefined) return undefined;
  const version = /:\d{6} \d{6} [0-9a-f]{40} ([0-9a-f]{40}) /.exec(changes ?? "")?.[1];
  return { commit, author, date, message, ...(version && version !== noObject ? { version } : {}) };
}
