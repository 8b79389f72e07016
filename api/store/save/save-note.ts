import { lstat, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { replaceFile } from "../durable-file";
import { isObjectId } from "../read/git-objects";

/** What a save is about to change: after a crash, index and work tree are brought in step at exactly these paths. */
export interface SaveNote {
  readonly ref: string;
  /** Commit of the branch before the save. */
  readonly from: string;
  /** Relative to the repository's root. */
  readonly paths: readonly string[];
}

/** The note of the save under way, on the disk before the branch moves. Only the holder of the lock may use it. */
export class SaveNoteFile {
  private readonly path: string;

  constructor(private readonly stateDir: string) {
    this.path = join(stateDir, "save.json");
  }

  async write(note: SaveNote): Promise<void> {
    await replaceFile(this.path, JSON.stringify(note), join(this.stateDir, "next-save.json"));
  }

  /** The note that an unfinished save left, and when it was written, in ms. */
  async read(): Promise<{ readonly note: SaveNote; readonly since: number } | undefined> {
    const text = await readFile(this.path, "utf8").catch(() => undefined);
    const note = text === undefined ? undefined : parsed(text);
    return note && { note, since: (await lstat(this.path)).mtimeMs };
  }

  async clear(): Promise<void> {
    await rm(this.path, { force: true });
  }
}

function parsed(text: string): SaveNote | undefined {
  try {
    const { ref, from, paths } = JSON.parse(text) as Partial<SaveNote>;
    if (typeof ref !== "string" || typeof from !== "string" || !isObjectId(from)) return undefined;
    return Array.isArray(paths) ? { ref, from, paths } : undefined;
  } catch {
    return undefined;
  }
}
