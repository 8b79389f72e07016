import { copyFile, link, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ifThere } from "../../support/error-code";
import { compressedCopies, compressFile } from "./precompress";

/** Few enough that a save finds a free thread. */
const atOnce = 2;

/** Writes the compressed copies of new files beside them, before they are moved into a release. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  const left = [...files];
  const work = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) await compressFile(join(folder, file));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/**
 * Moves files and their compressed copies into a release, each by an atomic rename; then removes the files of `removed`.
 * Both folders lie on one file system.
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

/**
 * Fills a new release with the files of another one, apart from `others`, as hard links: no file of a release is ever written to in
 * place. `folder` is the part of it that is filled.
 */
export async function shareFiles(
  siteFolder: string,
  into: string,
  others: ReadonlySet<string>,
  folder = "",
): Promise<void> {
  await mkdir(join(into, folder), { recursive: true });
  for (const entry of await readdir(join(siteFolder, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await shareFiles(siteFolder, into, others, path);
    else if (!others.has(path)) {
      const [file, copy] = [join(siteFolder, path), join(into, path)];
      await link(file, copy).catch(() => copyFile(file, copy));
    }
  }
}

async function moveOrRemove(from: string, to: string): Promise<void> {
  const isMoved = await ifThere(rename(from, to).then(() => true));
  // The new file is too small to be worth a copy; the old one's must not stay.
  if (isMoved === undefined) await rm(to, { force: true });
}
