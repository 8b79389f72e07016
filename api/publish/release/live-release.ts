import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compressedCopies, compressFile } from "./precompress";

/**
 * Moves files into the live release, each at once and whole, with compressed copies as a full build makes them; then
 * removes what is to leave. Both folders lie on one file system.
 */
export async function bringIntoRelease(
  from: string,
  siteFolder: string,
  written: readonly string[],
  removed: readonly string[],
): Promise<void> {
  await Promise.all(written.map((file) => compressFile(join(from, file))));
  for (const file of written) {
    await mkdir(dirname(join(siteFolder, file)), { recursive: true });
    await rename(join(from, file), join(siteFolder, file));
    for (const copy of compressedCopies(file)) await moveOrRemove(join(from, copy), join(siteFolder, copy));
  }
  for (const file of removed)
    for (const each of [file, ...compressedCopies(file)]) await rm(join(siteFolder, each), { force: true });
}

/** Writes one file of the content into the live release, at once and whole. */
export async function writeIntoRelease(siteFolder: string, file: string, bytes: Uint8Array): Promise<void> {
  const target = join(siteFolder, file);
  await mkdir(dirname(target), { recursive: true });
  const temporary = join(dirname(target), `.${String(process.pid)}.part`);
  await writeFile(temporary, bytes);
  await rename(temporary, target);
}

async function moveOrRemove(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    // The new file is too small to be worth a copy; the old one's must not stay.
    await rm(to, { force: true });
  }
}
