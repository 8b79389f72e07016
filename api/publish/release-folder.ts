import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, cp, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";

/** What a release was built from; kept as `release.json` beside its files. */
const ReleaseManifest = z.object({
  /** Commit of the content, 40 hex digits. */
  commit: z.string(),
  /** Fingerprint of the code and the settings it was built with. */
  code: z.string(),
  /** ISO 8601, UTC. */
  builtAt: z.string(),
  /** The day for which its HTML is written, `YYYY-MM-DD`; unknown in releases of earlier versions. */
  builtOn: z.string().optional(),
});
export type ReleaseManifest = z.infer<typeof ReleaseManifest>;

/** A built static site that can be served. */
export interface Release extends ReleaseManifest {
  readonly name: string;
  /** Absolute folder whose files are the site. */
  readonly folder: string;
}

const keptReleases = 3;
/** Lies beside a release whose files were changing when the publisher ended. */
const unfinishedChange = "unfinished-change";
/** No code has this fingerprint: such a release is built anew. */
const ofNoCode = "";

/** The releases below one folder: `<name>/site`, `<name>/release.json`, and the symlink `current`. */
export class ReleaseFolder {
  constructor(private readonly folder: string) {}

  /** The release that `current` points to, or undefined when there is none that is whole. */
  async current(): Promise<Release | undefined> {
    try {
      return await this.read(basename(await readlink(join(this.folder, "current"))));
    } catch {
      return undefined;
    }
  }

  /**
   * Copies the built files into a new release and switches to it by renaming a symlink, so that a crash at any
   * moment leaves the old or the new release live, whole. Old releases beyond three are removed.
   * `finish` may add to the copy before the switch.
   */
  async publish(
    builtFolder: string,
    manifest: ReleaseManifest,
    finish: (folder: string) => Promise<void>,
  ): Promise<Release> {
    const name = `${manifest.builtAt.replace(/[^0-9]/g, "")}-${manifest.commit.slice(0, 12)}-${randomBytes(2).toString("hex")}`;
    const unfinished = join(this.folder, `.unfinished-${name}`);
    await mkdir(unfinished, { recursive: true });
    await cp(builtFolder, join(unfinished, "site"), { recursive: true, mode: constants.COPYFILE_FICLONE });
    await finish(join(unfinished, "site"));
    await writeFile(join(unfinished, "release.json"), JSON.stringify(manifest));
    await rename(unfinished, join(this.folder, name));
    await this.switchTo(name);
    await this.prune(name);
    return { ...manifest, name, folder: join(this.folder, name, "site") };
  }

  /** Notes that files of a release are about to change one by one: until `recordCommit` it shows no commit whole. */
  async beginChange({ name }: Release): Promise<void> {
    await writeFile(join(this.folder, name, unfinishedChange), "");
  }

  /** Notes that a release now shows another commit, after its pages were brought there one by one. */
  async recordCommit(release: Release, commit: string): Promise<Release> {
    const { name, folder, ...manifest } = { ...release, commit };
    const file = join(this.folder, name, "release.json");
    await writeFile(`${file}.part`, JSON.stringify(manifest));
    await rename(`${file}.part`, file);
    await rm(join(this.folder, name, unfinishedChange), { force: true });
    return { ...manifest, name, folder };
  }

  private async switchTo(name: string): Promise<void> {
    const next = join(this.folder, `.current-${randomBytes(4).toString("hex")}`);
    await symlink(name, next);
    await rename(next, join(this.folder, "current"));
  }

  private async read(name: string): Promise<Release> {
    const manifest = ReleaseManifest.parse(JSON.parse(await readFile(join(this.folder, name, "release.json"), "utf8")));
    const isWhole = await access(join(this.folder, name, unfinishedChange)).then(
      () => false,
      () => true,
    );
    return { ...manifest, ...(isWhole ? {} : { code: ofNoCode }), name, folder: join(this.folder, name, "site") };
  }

  private async prune(live: string): Promise<void> {
    const names = (await readdir(this.folder)).filter((name) => name !== "current" && name !== live);
    const leftovers = names.filter((name) => name.startsWith("."));
    const old = names
      .filter((name) => !name.startsWith("."))
      .sort()
      .reverse()
      .slice(keptReleases - 1);
    await Promise.all(
      [...leftovers, ...old].map((name) => rm(join(this.folder, name), { recursive: true, force: true })),
    );
  }
}
