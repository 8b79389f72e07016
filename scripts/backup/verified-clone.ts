import { gitIn, type RunGit } from "../../api/store/git-command";

/** Commit and tree that a clone must have to be a copy. */
export interface ExpectedContent {
  readonly commit: string;
  readonly tree: string;
}

/** What HEAD of a repository holds. */
export async function contentOf(run: RunGit, commitish = "HEAD"): Promise<ExpectedContent> {
  const ask = async (what: string): Promise<string> =>
    (await run({ args: ["rev-parse", "--verify", "--end-of-options", what] })).trim();
  return { commit: await ask(`${commitish}^{commit}`), tree: await ask(`${commitish}^{tree}`) };
}

/**
 * Clones a bundle with all its branches and tags and proves that the clone is whole: `git bundle verify` says yes to
 * damaged bundles, so the objects are read (`fsck --full`) and the tree is compared.
 * @throws Error when something is missing or differs
 */
export async function verifiedClone(
  bundle: string,
  folder: string,
  parent: string,
  expected: ExpectedContent,
): Promise<void> {
  await gitIn(parent)({ args: ["clone", "--quiet", "--no-local", "--", bundle, folder] });
  const run = gitIn(folder);
  await run({
    args: ["fetch", "--quiet", "--update-head-ok", "origin", "refs/heads/*:refs/heads/*", "refs/tags/*:refs/tags/*"],
  });
  await run({ args: ["remote", "remove", "origin"] });
  await run({ args: ["fsck", "--full", "--strict", "--no-dangling"] });
  const found = await contentOf(run);
  if (found.commit !== expected.commit || found.tree !== expected.tree)
    throw new Error(`The copy holds ${found.commit}, the repository held ${expected.commit}.`);
  if ((await run({ args: ["status", "--porcelain"] })) !== "")
    throw new Error("The files of the copy are not those of its commit.");
}
