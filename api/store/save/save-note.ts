import { lstat, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { parseJson } from "../../support/parse-json";
import { replaceFile } from "../../support/durable-file";
import { isObjectId } from "../git-objects";

/** What a save is about to change: after a crash, index and work tree are brought in step at exactly these paths. */
const SaveNote = z.object({
  ref: z.string(),
  /** Commit of the branch before the save. */
  from: z.string().refine(isObjectId),
  /** Relative to the repository's root. */
  paths: z.array(z.string()).readonly(),
});
export type SaveNote = z.infer<typeof SaveNote>;

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
    const note = SaveNote.safeParse(parseJson(await readFile(this.path, "utf8").catch(() => ""))).data;
    return note && { note, since: (await lstat(this.path)).mtimeMs };
  }

  async clear(): Promise<void> {
    await rm(this.path, { force: true });
  }
}
