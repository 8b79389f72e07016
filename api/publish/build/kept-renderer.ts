import { cp, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildInput } from "./build-site";

/** Where a build leaves what rendering single pages needs (site/gatsby/render/keep-renderer.ts). */
const builtFolder = (rootDir: string): string => join(rootDir, ".build", "renderer");
const keptFolder = (dataDir: string): string => join(dataDir, "renderer");

/** Takes the renderer of the build that has just ended to its release; those of other releases go. */
export async function keepRendererOf(rootDir: string, dataDir: string, release: string): Promise<void> {
  const kept = keptFolder(dataDir);
  await mkdir(kept, { recursive: true });
  for (const name of await readdir(kept)) await rm(join(kept, name), { recursive: true, force: true });
  try {
    await rename(builtFolder(rootDir), join(kept, release));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    await cp(builtFolder(rootDir), join(kept, release), { recursive: true, verbatimSymlinks: true });
  }
}

/**
 * Passes a renderer on to another release of the same program files, which it now makes pages of: `input` is what that
 * release was made of. The renderer must not be running.
 */
export async function passRendererOn(dataDir: string, from: string, to: string, input: BuildInput): Promise<void> {
  const kept = keptFolder(dataDir);
  await rename(join(kept, from), join(kept, to));
  // Between the two steps a start finds a renderer of another day, which does not open, or one that is right already.
  const file = join(kept, to, "input.json");
  await writeFile(`${file}.part`, JSON.stringify(input));
  await rename(`${file}.part`, file);
}

/** The renderer of a release, or undefined when none was kept. */
export async function rendererOf(dataDir: string, release: string): Promise<string | undefined> {
  const folder = join(keptFolder(dataDir), release);
  return (await stat(folder).catch(() => undefined)) ? folder : undefined;
}
