import { keysOf, type Claim, type ClaimAges } from "../../../content/model/checks/check-content";
import type { FileVersion } from "../content-store";
import { parseStoredFile } from "../read/parse-stored-file";
import type { LoggedCommit, LoggedFile } from "./parse-log";

/** Says since when files have had what others have, too: an address stays with whom its number was given to first (R2.10). */
export class ClaimHistory {
  /** Path and version -> its keys; undefined for one that cannot be read. */
  private readonly keys = new Map<string, readonly string[] | undefined>();

  /** `read`: the bytes of a file's version; undefined where the repository lacks it. */
  constructor(private readonly read: (version: string) => Promise<Uint8Array | undefined>) {}

  /** How old claims are. `commits` are a log's, newest first. */
  async ages(commits: readonly LoggedCommit[], claims: readonly Claim[]): Promise<ClaimAges> {
    /** By the path that the file had then. */
    const open = new Map(claims.map((claim) => [claim.path, claim]));
    const ages: Record<string, number> = {};
    for (const [age, { files }] of commits.entries()) {
      if (open.size === 0) break;
      const added: Claim[] = [];
      for (const { path, before, after } of files) {
        const claim = open.get(path);
        if (claim === undefined) continue;
        const had = after === undefined ? [] : await this.keysAt({ path, version: after });
        const isHeld = had === undefined || claim.keys.every((key) => had.includes(key));
        if (isHeld && had !== undefined) ages[claim.path] = age;
        if (isHeld && before.some((version) => version !== undefined)) continue;
        open.delete(path);
        if (isHeld) added.push(claim);
      }
      if (added.length === 0) continue;
      const gone = await this.goneIn(files);
      for (const claim of added) {
        const path = claim.keys.map((key) => gone.get(key)).find((each) => each !== undefined);
        if (path !== undefined) open.set(path, claim);
      }
    }
    return ages;
  }

  /** Key -> path of the file that had it and that a commit removed. */
  private async goneIn(files: readonly LoggedFile[]): Promise<ReadonlyMap<string, string>> {
    const gone = new Map<string, string>();
    for (const { path, before, after } of files) {
      const version = before.find((each) => each !== undefined);
      if (after !== undefined || version === undefined) continue;
      for (const key of (await this.keysAt({ path, version })) ?? []) gone.set(key, path);
    }
    return gone;
  }

  private async keysAt(file: FileVersion): Promise<readonly string[] | undefined> {
    const name = `${file.version} ${file.path}`;
    if (!this.keys.has(name)) {
      const bytes = await this.read(file.version);
      const parsed = bytes && parseStoredFile(file, Buffer.from(bytes));
      this.keys.set(name, parsed && "file" in parsed ? keysOf(parsed.file) : undefined);
    }
    return this.keys.get(name);
  }
}
