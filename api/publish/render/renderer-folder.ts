import { cp, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../../support/error-code";

const folderOf = (dataDir: string): string => join(dataDir, "renderer");

/**
 * Moves the compiled renderer that a Gatsby build left (site/gatsby/render/copy-renderer.ts) into the data folder; those
 * of other code are removed.
 */
export async function takeRenderer(buildFolder: string, dataDir: string, code: string): Promise<void> {
  const built = join(buildFolder, ".build", "renderer");
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
  try {
    await rename(built, join(folder, code));
  } catch (error) {
    if (errorCode(error) !== "EXDEV") throw error;
    await cp(built, join(folder, code), { recursive: true, verbatimSymlinks: true });
  }
}

/** The compiled renderer of some code, or undefined when there is none. */
export async function findRenderer(dataDir: string, code: string): Promise<string | undefined> {
  const folder = join(folderOf(dataDir), code);
  return (await stat(folder).catch(() => undefined)) ? folder : undefined;
}
