import { lstat, mkdir, readFile, readlink, rename, rm, rmdir, copyFile, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { randomBytes } from "node:crypto";
import { syncFolder, writeSynced } from "./durable-file";
import { gitObject } from "./git-objects";
import { executableMode, linkMode } from "./tree-entry";

/** What stands at a path of the work tree. */
export type WorkTreeState =
  | { readonly kind: "none" }
  /** A file, or a symbolic link, whose bytes are its target's path. */
  | {
      readonly kind: "file";
      readonly id: string;
      readonly unixId: string;
      readonly empty: boolean;
      readonly executable: boolean;
    }
  /** A folder or device, or something on the way there that is no folder. */
  | { readonly kind: "other" };

/** The files that people see beside the repository. Never follows a symbolic link. */
export class WorkTree {
  constructor(
    private readonly root: string,
    private readonly stateDir: string,
  ) {}

  async stateOf(path: string): Promise<WorkTreeState> {
    if (!(await this.hasRealFolders(path))) return { kind: "other" };
    const file = join(this.root, path);
    const found = await lstat(file).catch(() => undefined);
    if (!found) return { kind: "none" };
    if (found.isSymbolicLink()) {
      const { id } = gitObject("blob", await readlink(file));
      return { kind: "file", id, unixId: id, empty: false, executable: false };
    }
    if (!found.isFile()) return { kind: "other" };
    const bytes = await readFile(file);
    const id = gitObject("blob", bytes).id;
    // Git may have checked the file out with CRLF line ends.
    const unixId = bytes.includes("\r\n")
      ? gitObject("blob", bytes.toString("latin1").replaceAll("\r\n", "\n")).id
      : id;
    return { kind: "file", id, unixId, empty: bytes.length === 0, executable: (found.mode & 0o100) !== 0 };
  }

  /** Puts bytes on the disk, not yet at their place. Resolves with the temporary file's path. */
  async prepare(bytes: Uint8Array, mode?: string): Promise<string> {
    const path = join(this.stateDir, `next-${randomBytes(8).toString("hex")}`);
    if (mode === linkMode) await symlink(Buffer.from(bytes).toString("utf8"), path);
    else await writeSynced(path, bytes, mode === executableMode ? 0o777 : 0o666);
    return path;
  }

  /** Moves a prepared file to its place. */
  async place(prepared: string, path: string): Promise<void> {
    const target = join(this.root, path);
    await mkdir(dirname(target), { recursive: true });
    try {
      await rename(prepared, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
      // The git folder is on another disk than the work tree.
      const near = join(dirname(target), `.${randomBytes(8).toString("hex")}.tmp`);
      const isLink = (await lstat(prepared)).isSymbolicLink();
      await (isLink ? readlink(prepared).then((to) => symlink(to, near)) : copyFile(prepared, near));
      await rename(near, target);
      await rm(prepared, { force: true });
    }
    await syncFolder(dirname(target));
  }

  /** Removes a file, and the folders that became empty, as git does. */
  async remove(path: string): Promise<void> {
    await rm(join(this.root, path), { force: true });
    for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
      const removed = await rmdir(join(this.root, folder)).then(
        () => true,
        () => false,
      );
      if (!removed) break;
    }
  }

  private async hasRealFolders(path: string): Promise<boolean> {
    const names = path.split("/").slice(0, -1);
    for (const [position] of names.entries()) {
      const found = await lstat(join(this.root, ...names.slice(0, position + 1))).catch(() => undefined);
      if (!found) return true;
      if (!found.isDirectory()) return false;
    }
    return true;
  }
}
