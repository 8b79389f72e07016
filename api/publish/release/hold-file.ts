import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ReleaseHold } from "../../../content/model/api/release-answers";
import { parseJson } from "../../support/parse-json";
import { readPrivateFile, writePrivateFile } from "../../support/private-file";

/** Name of the file, which lies among the releases. */
const holdFileName = "hold.json";

const Hold = z.object({ release: z.string().min(1), since: z.string(), by: z.string() });

/** The note that a release is to stay live (decision 011). */
export class HoldFile {
  private readonly path: string;

  constructor(folder: string) {
    this.path = join(folder, holdFileName);
  }

  /**
   * The hold, or undefined when there is none. A note that cannot be parsed holds the release `live`, so that a damaged
   * file does not end a hold.
   */
  async read(live: string): Promise<ReleaseHold | undefined> {
    const text = await readPrivateFile(this.path);
    if (text === undefined) return undefined;
    const hold = Hold.safeParse(parseJson(text));
    if (hold.success) return hold.data;
    return { release: live, since: (await stat(this.path)).mtime.toISOString(), by: "" };
  }

  async write(hold: ReleaseHold): Promise<void> {
    await writePrivateFile(this.path, JSON.stringify(hold));
  }

  async remove(): Promise<void> {
    await rm(this.path, { force: true });
  }
}
