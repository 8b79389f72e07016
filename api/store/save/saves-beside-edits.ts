import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { replaceFile } from "../../support/durable-file";

/** More conflicts than people have in the month in which saves that were taken back are named. */
const mostKept = 500;

/**
 * The versions of saves beside which a maintainer's edit of the same lines stayed in the work tree (R11.2). A commit of that edit
 * puts it in place of the save, and looks in git like any later edit. Kept in a file, because a restart may come between.
 */
export class SavesBesideEdits {
  private readonly path: string;
  private known: Promise<Set<string>> | undefined;

  constructor(
    stateDir: string,
    private readonly log: (event: object) => void,
  ) {
    this.path = join(stateDir, "saves-beside-edits");
  }

  /** Blob ids. */
  versions(): Promise<ReadonlySet<string>> {
    return this.read();
  }

  /** Never rejects: the save itself is committed. */
  async add(version: string): Promise<void> {
    const known = await this.read();
    if (known.has(version)) return;
    known.add(version);
    const lines = [...known].slice(-mostKept);
    await replaceFile(this.path, `${lines.join("\n")}\n`, `${this.path}.next`).catch((error: unknown) =>
      this.log({ event: "store-saves-beside-edits-not-kept", reason: String(error) }),
    );
  }

  private read(): Promise<Set<string>> {
    this.known ??= readFile(this.path, "utf8").then(
      (text) => new Set(text.split("\n").filter((line) => line !== "")),
      () => new Set<string>(),
    );
    return this.known;
  }
}
