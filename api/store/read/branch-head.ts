import { readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { isObjectId } from "../git-objects";
import type { RepositoryPlace } from "../repository-place";

/** The position of HEAD: on a branch, or on a commit directly (`ref` absent). `commit` is absent on an unborn branch. */
export interface Head {
  readonly ref?: string;
  readonly commit?: string;
}

const maxLinks = 5;

/** Reads HEAD and the branches' files directly: cheap enough to poll four times a second. */
export class BranchHead {
  private packed: { readonly stamp: string; readonly ids: ReadonlyMap<string, string> } | undefined;

  constructor(private readonly place: Pick<RepositoryPlace, "gitDir" | "commonDir">) {}

  read(): Promise<Head> {
    const head = readLine(join(this.place.gitDir, "HEAD"));
    if (head === undefined) return Promise.resolve({});
    return isObjectId(head) ? Promise.resolve({ commit: head }) : this.follow(head, maxLinks);
  }

  /** The commit a ref names, or undefined. */
  async commitOf(ref: string): Promise<string | undefined> {
    return (await this.follow(`ref: ${ref}`, maxLinks)).commit;
  }

  private async follow(line: string, linksLeft: number): Promise<Head> {
    const ref = /^ref: (refs\/\S.*)$/.exec(line)?.[1];
    if (ref === undefined || linksLeft === 0) return {};
    // Twice: git writes packed-refs first and then removes the file, so a reader can fall between the two.
    for (const _ of [1, 2]) {
      const value = readLine(join(this.place.commonDir, ref)) ?? (await this.packedCommit(ref));
      if (value === undefined) continue;
      return isObjectId(value) ? { ref, commit: value } : this.follow(value, linksLeft - 1);
    }
    return { ref };
  }

  private async packedCommit(ref: string): Promise<string | undefined> {
    const path = join(this.place.commonDir, "packed-refs");
    const found = await stat(path, { bigint: true }).catch(() => undefined);
    if (!found) return undefined;
    const stamp = `${found.mtimeNs} ${found.size} ${found.ino}`;
    if (this.packed?.stamp !== stamp)
      this.packed = { stamp, ids: packedIds(await readFile(path, "utf8").catch(() => "")) };
    return this.packed.ids.get(ref);
  }
}

function packedIds(text: string): Map<string, string> {
  const lines = text.split("\n").map((line) => /^([0-9a-f]{40}) (refs\/.+)$/.exec(line));
  return new Map(lines.flatMap((match) => (match?.[1] && match[2] ? [[match[2], match[1]] as const] : [])));
}

// Synchronous: a thread takes ten times as long for a few cached bytes.
function readLine(path: string): string | undefined {
  try {
    const text = readFileSync(path, "utf8").trim();
    return text === "" ? undefined : text;
  } catch {
    return undefined;
  }
}
