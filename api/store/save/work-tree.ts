import { copyFile, lstat, mkdir, readFile, readlink, rename, rm, rmdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode } from "../../support/error-code";
import { syncFolder, writeSynced } from "../../support/durable-file";
import { blobId } from "../git-objects";
import { executableMode, linkMode } from "../tree-entry";

/** What is found at a path of the work tree. */
export type WorkTreeState =
  | { readonly kind: "none" }
  /** The blob ids that git may know the file by: as it is, and with CRLF as LF. For a link, those of its target's path. */
  | {
      readonly kind: "file";
      readonly ids: readonly string[];
      /** Absent of a link. */
      readonly bytes?: Buffer;
      readonly empty: boolean;
      readonly executable: boolean;
    }
  /** A folder or device, or a link or file where a folder is expected. */
  | { readonly kind: "other" };

/** Looks at a path without following links. */
export async function workTreeState(root: string, path: string): Promise<WorkTreeState> {
  const names = path.split("/");
  for (let depth = 1; depth < names.length; depth += 1) {
    const folder = await lstat(join(root, ...names.slice(0, depth))).catch(() => undefined);
    if (!folder) return { kind: "none" };
    if (!folder.isDirectory()) return { kind: "other" };
  }
  const file = join(root, path);
  const found = await lstat(file).catch(() => undefined);
  if (!found) return { kind: "none" };
  if (!found.isFile() && !found.isSymbolicLink()) return { kind: "other" };
  const bytes = found.isFile() ? await readFile(file) : await readlink(file, "buffer");
  const ids = [blobId(bytes)];
  if (bytes.includes("\r\n"))
    ids.push(blobId(Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1")));
  const executable = found.isFile() && (found.mode & 0o100) !== 0;
  return { kind: "file", ids, ...(found.isFile() && { bytes }), empty: bytes.length === 0, executable };
}

/** Writes a new file or link outside the work tree, synced. */
export async function prepareFile(temporary: string, bytes: Uint8Array, mode: string): Promise<void> {
  if (mode === linkMode) await symlink(Buffer.from(bytes).toString("utf8"), temporary);
  else await writeSynced(temporary, bytes, mode === executableMode ? 0o777 : 0o666);
}

/** Moves a prepared file to its place, synced. */
export async function placeFile(temporary: string, root: string, path: string): Promise<void> {
  const target = join(root, path);
  await mkdir(dirname(target), { recursive: true });
  await rename(temporary, target).catch(async (error: unknown) => {
    if (errorCode(error) !== "EXDEV") throw error;
    // The git folder is on another file system.
    const near = `${target}.tmp`;
    await rm(near, { force: true });
    if ((await lstat(temporary)).isSymbolicLink()) await symlink(await readlink(temporary), near);
    else await copyFile(temporary, near);
    await rename(near, target);
    await rm(temporary, { force: true });
  });
  await syncFolder(dirname(target));
}

/** Removes a file, and folders that became empty, as git does. */
export async function removeFile(root: string, path: string): Promise<void> {
  await rm(join(root, path), { force: true });
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    const isRemoved = await rmdir(join(root, folder)).then(
      () => true,
      () => false,
    );
    if (!isRemoved) return;
  }
}
