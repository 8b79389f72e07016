import { copyFile, link, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ifThere } from "../../support/error-code";
import { compressedCopies, compressFile } from "./precompress";

/** Writes the compressed copies of new files beside them, before they are moved into a release. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}

/**
 * Moves files and their compressed copies into a release, each at once and whole; then removes what is to leave. Both
 * folders lie on one file system.
 */
export async function moveFiles(
  from: string,
  siteFolder: string,
  written: readonly string[],
  removed: readonly string[],
): Promise<void> {
  for (const file of written) {
    await mkdir(dirname(join(siteFolder, file)), { recursive: true });
    await rename(join(from, file), join(siteFolder, file));
    for (const copy of compressedCopies(file)) await moveOrRemove(join(from, copy), join(siteFolder, copy));
  }
  for (const file of removed)
    for (const each of [file, ...compressedCopies(file)]) await rm(join(siteFolder, each), { force: true });
}

/** Fills a new release with the files of another one as hard links: no file of a release is ever written to in place. */
export async function shareFiles(siteFolder: string, into: string): Promise<void> {
  for (const entry of await readdir(siteFolder, { withFileTypes: true })) {
    const [file, copy] = [join(siteFolder, entry.name), join(into, entry.name)];
    if (!entry.isDirectory()) await link(file, copy).catch(() => copyFile(file, copy));
    else {
      await mkdir(copy);
      await shareFiles(file, copy);
    }
  }
}

async function moveOrRemove(from: string, to: string): Promise<void> {
  const isMoved = await ifThere(rename(from, to).then(() => true));
  // The new file is too small to be worth a copy; the old one's must not stay.
  if (isMoved === undefined) await rm(to, { force: true });
}
