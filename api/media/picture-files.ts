import { mkdir, open, rename, rm, writeFile, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { ContentStore } from "../store/content-store";
import { SerialQueue } from "../support/serial-queue";

/**
 * Pictures of the content as files, one a version, written when it is first asked for: git hands out a picture whole, and
 * an answer that holds it in memory until a slow visitor has it costs its size for each of them.
 */
export class PictureFiles {
  /** One picture is in memory at a time. */
  private readonly writes = new SerialQueue();

  private constructor(
    private readonly folder: string,
    private readonly store: Pick<ContentStore, "readVersion">,
  ) {}

  /** Makes the folder below `dataDir` empty: pictures of earlier versions would stay for ever. */
  static async open(dataDir: string, store: Pick<ContentStore, "readVersion">): Promise<PictureFiles> {
    const folder = join(dataDir, "pictures");
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    return new PictureFiles(folder, store);
  }

  /** Opens the file of a version, or undefined when the repository does not have it; its bytes where no file can be written. */
  async of(version: string): Promise<FileHandle | Uint8Array | undefined> {
    const path = join(this.folder, version);
    return (
      (await openIfThere(path)) ?? this.writes.run(async () => (await openIfThere(path)) ?? this.write(path, version))
    );
  }

  private async write(path: string, version: string): Promise<FileHandle | Uint8Array | undefined> {
    const bytes = await this.store.readVersion(version);
    if (bytes === undefined) return undefined;
    try {
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
      return await open(path);
    } catch {
      // A full or read-only disk: reading goes on.
      await rm(`${path}.part`, { force: true }).catch(() => undefined);
      return bytes;
    }
  }
}

const openIfThere = (path: string): Promise<FileHandle | undefined> => open(path).catch(() => undefined);
