import { mkdir, open, rename, rm, writeFile, type FileHandle } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { finished } from "node:stream";
import { ApiError } from "../errors";
import type { ContentStore } from "../store/content-store";
import { SerialQueue } from "../support/serial-queue";

/** The largest picture has 20 MB (R8.11). */
const mostHeld = 40_000_000;
const tooManyHeld = {
  words: {
    en: "This image cannot be shown at the moment, because the server has no room on its disk. Please try again later.",
    ja: "サーバーのディスクに空きがないため、現在この画像を表示できません。しばらくしてから、もう一度お試しください。",
  },
  retryAfter: 60,
  expected: true,
} as const;

/**
 * Pictures of the content as files, one a version, written at the first request: git returns a picture whole, and an
 * answer that holds it in memory until a slow visitor has it costs its size for each of them.
 */
export class PictureFiles {
  /** One picture is in memory at a time. */
  private readonly writes = new SerialQueue();
  /** Bytes that answers have in memory. */
  private held = 0;

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

  /**
   * Opens the file of a version, or undefined when the repository does not have it. Where no file can be written: its
   * bytes, counted in `held` until the answer has ended. Throws "store-unavailable" when these are too many.
   */
  async of(version: string, answer: ServerResponse): Promise<FileHandle | Uint8Array | undefined> {
    const path = join(this.folder, version);
    return (
      (await openIfThere(path)) ??
      this.writes.run(async () => (await openIfThere(path)) ?? this.write(path, version, answer))
    );
  }

  private async write(
    path: string,
    version: string,
    answer: ServerResponse,
  ): Promise<FileHandle | Uint8Array | undefined> {
    const bytes = await this.store.readVersion(version);
    if (bytes === undefined) return undefined;
    try {
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
      return await open(path);
    } catch {
      // A full or read-only disk: reading goes on.
      await rm(`${path}.part`, { force: true }).catch(() => undefined);
      if (this.held + bytes.length > mostHeld) throw new ApiError("store-unavailable", tooManyHeld);
      this.held += bytes.length;
      finished(answer, () => (this.held -= bytes.length));
      return bytes;
    }
  }
}

const openIfThere = (path: string): Promise<FileHandle | undefined> => open(path).catch(() => undefined);
