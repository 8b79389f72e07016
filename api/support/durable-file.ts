import { closeSync, fsync, openSync, writeFile } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";

// Opening and closing need no disk; only what may wait for one is handed to a thread.
const sync = promisify(fsync);
const write = promisify<number, Uint8Array | string>(writeFile);

/** Makes a folder's entries (names, renames, removals) survive a power cut. */
export const syncFolder = syncFile;

/** Makes a file's bytes survive a power cut. */
export async function syncFile(path: string): Promise<void> {
  const file = openSync(path, "r");
  try {
    await sync(file);
  } finally {
    closeSync(file);
  }
}

/** Writes a new file whose bytes are on the disk when this resolves. Removes it again when that fails. */
export async function writeSynced(path: string, bytes: Uint8Array | string, mode = 0o666): Promise<void> {
  const file = openSync(path, "wx", mode);
  try {
    await write(file, bytes);
    await sync(file);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Replaces a file as a whole: after a crash it holds either the old or the new bytes. */
export async function replaceFile(
  path: string,
  bytes: Uint8Array | string,
  temporaryPath: string,
  mode?: number,
): Promise<void> {
  await rm(temporaryPath, { force: true });
  await writeSynced(temporaryPath, bytes, mode);
  await rename(temporaryPath, path);
  await syncFolder(dirname(path));
}
