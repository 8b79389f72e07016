import { realpath, stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { GitCommandError, gitIn, type RunGit } from "./git-command";

/** Where a content folder lies in its git work tree. All folders are absolute. */
export interface RepositoryPlace {
  /** Top of the work tree. */
  readonly root: string;
  /** This work tree's own git folder: HEAD, index. */
  readonly gitDir: string;
  /** The git folder shared by all work trees: refs, objects. */
  readonly commonDir: string;
  /** The content folder below the root, with forward slashes, "" for the root itself. */
  readonly contentPath: string;
}

/** Why a folder cannot serve as the content folder, with the remedy. */
export class NoRepositoryError extends Error {
  override readonly name = "NoRepositoryError";
}

const oldestGit = [2, 36] as const;

/** Finds the work tree of a content folder, which itself need not exist yet. Raises NoRepositoryError. */
export async function repositoryPlace(contentDir: string): Promise<RepositoryPlace> {
  const { existing, rest } = await nearestFolder(resolve(contentDir));
  const run = gitIn(existing);
  await assertGitVersion(run);
  const [root, gitDir, commonDir, format] = await locate(run, contentDir, rest);
  if (format !== "sha1")
    throw new NoRepositoryError(
      `The repository of "${contentDir}" uses ${format} object names; only sha1 is supported`,
    );
  await assertFileRefs(commonDir);
  await run({ args: ["rev-parse", "--verify", "--end-of-options", "HEAD^{commit}"] }).catch(() => {
    throw new NoRepositoryError(
      `The git repository of "${contentDir}" has no commit yet. Make the first one: git -C "${root}" add -A && git -C "${root}" commit -m "First content"`,
    );
  });
  const contentPath = relative(root, join(existing, rest)).split(sep).join("/");
  if (contentPath.split("/").some((name) => name === ".." || name.toLowerCase() === ".git")) {
    throw new NoRepositoryError(
      `"${contentDir}" is not inside the work tree "${root}". Set CONTENT_DIR to a folder of a git work tree.`,
    );
  }
  return { root, gitDir, commonDir, contentPath };
}

/**
 * Makes sure that there is content to serve: a folder, or, as after a crash, a commit that holds it.
 * Raises NoRepositoryError.
 */
export async function assertContentFolder(contentDir: string): Promise<void> {
  const found = await stat(contentDir).catch(() => undefined);
  if (found?.isDirectory()) return;
  const { root, contentPath } = await repositoryPlace(contentDir);
  await gitIn(root)({ args: ["rev-parse", "--verify", "--end-of-options", `HEAD:${contentPath}`] }).catch(() => {
    throw missing(contentDir);
  });
}

async function nearestFolder(folder: string): Promise<{ existing: string; rest: string }> {
  let rest = "";
  for (let here = folder; ; here = dirname(here)) {
    const found = await stat(here).catch(() => undefined);
    if (found?.isDirectory()) return { existing: await realpath(here), rest };
    if (found) throw new NoRepositoryError(`"${folder}" cannot be a content folder: "${here}" is a file`);
    rest = join(basename(here), rest);
  }
}

async function locate(
  run: RunGit,
  contentDir: string,
  rest: string,
): Promise<readonly [string, string, string, string]> {
  const args = [
    "rev-parse",
    "--path-format=absolute",
    "--show-toplevel",
    "--git-dir",
    "--git-common-dir",
    "--show-object-format",
  ] as const;
  const output = await run({ args: [...args] }).catch((error: unknown) => {
    throw rest === "" ? refusal(error, contentDir) : missing(contentDir);
  });
  const [root, gitDir, commonDir, format] = output.split("\n");
  if (!root || !gitDir || !commonDir || !format)
    throw new NoRepositoryError(`git gave no work tree for "${contentDir}"`);
  return [root, gitDir, commonDir, format];
}

function missing(contentDir: string): NoRepositoryError {
  return new NoRepositoryError(
    `The content folder "${contentDir}" does not exist. Set CONTENT_DIR to the folder that holds site.yml, in a git ` +
      "work tree; without CONTENT_DIR it is the folder content of the checkout.",
  );
}

function refusal(error: unknown, contentDir: string): Error {
  const words = error instanceof GitCommandError ? error.output : String(error);
  if (/not a git repository|must be run in a work tree/i.test(words)) {
    return new NoRepositoryError(
      `"${contentDir}" is not in a git work tree. The content is kept in git: run "git init", "git add -A" and ` +
        `"git commit -m 'First content'" in the folder that holds it, or set CONTENT_DIR to a folder of a git work tree.`,
    );
  }
  return new NoRepositoryError(`git cannot use the repository of "${contentDir}": ${words.trim()}`);
}

async function assertGitVersion(run: RunGit): Promise<void> {
  const output = await run({ args: ["version"] }).catch(() => {
    throw new NoRepositoryError("git could not be started. Install git 2.36 or newer.");
  });
  const [, major = "0", minor = "0"] = /(\d+)\.(\d+)/.exec(output) ?? [];
  const [needMajor, needMinor] = oldestGit;
  if (Number(major) > needMajor || (Number(major) === needMajor && Number(minor) >= needMinor)) return;
  throw new NoRepositoryError(`git ${major}.${minor} is too old: install git 2.36 or newer.`);
}

async function assertFileRefs(commonDir: string): Promise<void> {
  const isReftable = await stat(join(commonDir, "reftable")).catch(() => undefined);
  if (isReftable)
    throw new NoRepositoryError(
      'The repository keeps its branches as "reftable"; run "git refs migrate --ref-format=files" in it.',
    );
}
