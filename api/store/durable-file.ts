import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Makes a folder's entries (names, renames, removals) survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a new file whose bytes are on the disk when this resolves. Removes it again when that fails. */
export async function writeSynced(path: string, bytes: Uint8Array | string, mode = 0o666): Promise<void> {
  const handle = await open(path, "wx", mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Replaces a file as a whole: after a crash it holds either the old or the new bytes. */
export async function replaceFile(path: string, bytes: Uint8Array | string, temporaryPath: string): Promise<void> {
  await rm(temporaryPath, { force: true });
  await writeSynced(temporaryPath, bytes);
  await rename(temporaryPath, path);
  await syncFolder(dirname(path));
}
