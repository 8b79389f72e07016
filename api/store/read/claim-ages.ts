import { keysOf, type Claim, type ClaimAges } from "../../../content/model/checks/check-content";
import { likeness } from "../../../content/model/text/similarity";
import type { FileVersion } from "../content-store";
import { parseStoredFile } from "./parse-stored-file";
import { siteEmail, type LoggedCommit, type LoggedFile } from "../history/parse-log";

/** A claim on its way back through the history: the versions that its file had, at the path of then. */
interface Line {
  readonly claim: Claim;
  readonly awaited: Set<string>;
}

/** Says since when files have had what others have, too: an address stays with whom its number was given to first (R2.10). */
export class ClaimHistory {
  /** Path and version -> its keys; undefined for one that cannot be read. */
  private readonly keys = new Map<string, readonly string[] | undefined>();

  /** `read`: the bytes of a file's version; undefined where the repository lacks it. */
  constructor(private readonly read: (version: string) => Promise<Uint8Array | undefined>) {}

  /** How old claims are. `commits` are a log's, newest first. */
  async ages(commits: readonly LoggedCommit[], claims: readonly Claim[]): Promise<ClaimAges> {
    const open = openLines(commits, claims);
    const ages: Record<string, number> = {};
    for (const [age, { files, committer }] of commits.entries()) {
      if (open.size === 0) break;
      const added: { readonly claim: Claim; readonly version: string }[] = [];
      for (const { path, before, after } of files) {
        const line = open.get(path);
        if (line === undefined || after === undefined || !line.awaited.delete(after)) continue;
        const { claim, awaited } = line;
        const isOfNow = path === claim.path && after === claim.version;
        const had = isOfNow ? claim.keys : await this.keysAt({ path, version: after });
        const isHeld = had === undefined || claim.keys.every((key) => had.includes(key));
        const earlier = isHeld ? before.filter((version) => version !== undefined) : [];
        // What the site gave was public at once; a branch of a maintainer that is older may have been joined much later.
        if (isHeld && had !== undefined) ages[claim.path] = age + (committer === siteEmail ? commits.length : 0);
        if (isHeld && earlier.length === 0) added.push({ claim, version: after });
        for (const version of earlier) awaited.add(version);
        if (awaited.size === 0) open.delete(path);
      }
      for (const gone of added.length === 0 ? [] : await this.goneIn(files)) {
        const heirs = added.filter(({ claim }) => claim.keys.some((key) => gone.keys.includes(key)));
        const claim = await this.likeliest(gone.version, heirs);
        if (claim !== undefined) open.set(gone.path, { claim, awaited: new Set([gone.version]) });
      }
    }
    return ages;
  }

  /** The files that a commit removed. */
  private async goneIn(
    files: readonly LoggedFile[],
  ): Promise<readonly (FileVersion & { readonly keys: readonly string[] })[]> {
    const gone = files.flatMap(({ path, before, after }) => {
      const version = before.find((each) => each !== undefined);
      return after === undefined && version !== undefined ? [{ path, version }] : [];
    });
    return Promise.all(gone.map(async (file) => ({ ...file, keys: (await this.keysAt(file)) ?? [] })));
  }

  /** The file that continues one which is gone, of those added with its number. */
  private async likeliest(
    gone: string,
    heirs: readonly { readonly claim: Claim; readonly version: string }[],
  ): Promise<Claim | undefined> {
    const [only] = heirs;
    if (heirs.length < 2) return only?.claim;
    const text = await this.textOf(gone);
    const shares = await Promise.all(heirs.map(async ({ version }) => likeness(text, await this.textOf(version))));
    return heirs[shares.indexOf(Math.max(...shares))]?.claim;
  }

  private async textOf(version: string): Promise<string> {
    return Buffer.from((await this.read(version)) ?? []).toString("utf8");
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

/** By path: claims with the version that their file has, or had last where an edit is not committed yet. */
function openLines(commits: readonly LoggedCommit[], claims: readonly Claim[]): Map<string, Line> {
  const byPath = new Map(claims.map((claim) => [claim.path, claim]));
  const open = new Map<string, Line>();
  for (const { files } of commits)
    for (const { path, after } of files) {
      const claim = byPath.get(path);
      if (claim === undefined || after === undefined || (open.has(path) && after !== claim.version)) continue;
      open.set(path, { claim, awaited: new Set([after]) });
    }
  return open;
}
