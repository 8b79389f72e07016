import { mkdir, mkdtemp, readdir, realpath, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { gitIn } from "../../api/store/git-command";
import { rootDir } from "../../api/support/root-dir";
import { errorMessage } from "../../content/model/error-message";
import type { Answers } from "./answers";
import { drawPictures } from "./draw-pictures";
import { filledTemplate } from "./fill-template";

/**
 * Makes a git repository with the content of a new chamber in a new or empty folder, and resolves with that. It is made
 * beside the folder and gets its name when it is whole.
 * @throws Error with the reason and a remedy; what was begun is removed then
 */
export async function makeChamber(target: string, answers: Answers, now: Date): Promise<string> {
  const files = [
    ...filledTemplate(answers, now).map(({ path, text }) => ({ path, bytes: Buffer.from(text) })),
    ...(await drawPictures(answers)),
  ];
  return inNewRepository(target, async (unfinished, folder) => {
    for (const { path, bytes } of files) {
      await mkdir(dirname(join(unfinished, path)), { recursive: true });
      await writeFile(join(unfinished, path), bytes);
    }
    const run = gitIn(unfinished);
    // Also what the user's own list of ignored files names.
    await run({ args: ["add", "--all", "--force"] });
    await run({ args: ["commit", "--quiet", "--message", `Begin the website of ${answers["name-en"]}`] });
    await rmdir(folder).catch(() => undefined);
    await rename(unfinished, folder);
  });
}

/** Raises the Error that `makeChamber` would raise whatever the answers are, and leaves nothing. */
export async function tryPlace(target: string): Promise<void> {
  await inNewRepository(target, (unfinished) => rm(unfinished, { recursive: true }));
}

async function inNewRepository(
  target: string,
  use: (unfinished: string, folder: string) => Promise<void>,
): Promise<string> {
  const folder = await freeFolder(target);
  const parent = dirname(folder);
  const unfinished = await mkdtemp(join(parent, `.${basename(folder)}.unfinished-`)).catch((error: unknown) => {
    throw new Error(`"${parent}" cannot be written to (${errorMessage(error)}). Name a folder on a disk that can.`);
  });
  try {
    const run = gitIn(unfinished);
    await run({ args: ["init", "--quiet", "--initial-branch=main", "--object-format=sha1"] });
    for (const setting of ["user.name", "user.email"])
      if ((await run({ args: ["config", setting] }).catch(() => "")).trim() === "") throw new Error(nobody);
    await use(unfinished, folder);
    return folder;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** The folder with its real place; it is not there, or is empty. */
async function freeFolder(target: string): Promise<string> {
  const wanted = resolve(target);
  const parent = await realpath(dirname(wanted)).catch(() => {
    throw new Error(`"${dirname(wanted)}" is not there: make that folder first.`);
  });
  const folder = join(parent, basename(wanted));
  const checkout = relative(await realpath(rootDir), folder);
  if (checkout !== ".." && !checkout.startsWith(`..${sep}`))
    throw new Error(
      `"${folder}" is inside the program's own folder. Name one beside it: npm run new -- ../our-chamber`,
    );
  const found = await stat(folder).catch(() => undefined);
  if (found && !found.isDirectory()) throw new Error(`"${folder}" is a file. Name a new folder.`);
  if (found && (await readdir(folder)).length > 0)
    throw new Error(`"${folder}" is not empty. Name a new or an empty folder.`);
  return folder;
}

const nobody = `git does not know who makes the first commit. Tell it, and try again:
  git config --global user.name "Your Name"
  git config --global user.email you@chamber.example`;
