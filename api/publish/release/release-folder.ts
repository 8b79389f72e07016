import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, cp, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import type { ReleaseHold } from "../../../content/model/api/release-answers";
import { replaceFile, syncFile, syncFolder } from "../../store/durable-file";
import { HoldFile } from "./hold-file";
import { removeLeftovers, unfinishedName } from "./leftovers";
import { storageSentence } from "./storage-fault";
import { syncTree } from "./sync-release";

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
const releaseName = /^\d{17}-/;
/** Lies beside a release whose files were changing when the publisher ended. */
const unfinishedChange = "unfinished-change";
/** No code has this fingerprint: such a release is built anew. */
const ofNoCode = "";

/** The releases below one folder: `<name>/site`, `<name>/release.json`, the symlink `current`, and the note of a hold. */
export class ReleaseFolder {
  /** The note that a release is to stay live. */
  readonly holdFile: HoldFile;

  constructor(private readonly folder: string) {
    this.holdFile = new HoldFile(folder);
  }

  /** The release that `current` points to, or undefined when there is none that is whole. */
  async current(): Promise<Release | undefined> {
    const name = await this.currentName();
    return name === "" ? undefined : this.find(name);
  }

  /** The releases that are whole, newest first. */
  async list(): Promise<readonly Release[]> {
    const found = await Promise.all((await this.names()).map((name) => this.find(name)));
    return found.filter((release) => release !== undefined);
  }

  /** The release of a name, or undefined when there is none that is whole. */
  async find(name: string): Promise<Release | undefined> {
    if (!releaseName.test(name) || basename(name) !== name) return undefined;
    try {
      const manifest = ReleaseManifest.parse(
        JSON.parse(await readFile(join(this.folder, name, "release.json"), "utf8")),
      );
      const isWhole = await access(join(this.folder, name, unfinishedChange)).then(
        () => false,
        () => true,
      );
      return { ...manifest, ...(isWhole ? {} : { code: ofNoCode }), name, folder: join(this.folder, name, "site") };
    } catch {
      return undefined;
    }
  }

  /** The hold, or undefined when newer releases go live by themselves. */
  async hold(): Promise<ReleaseHold | undefined> {
    return this.holdFile.read(await this.currentName());
  }

  /**
   * Makes the held release the live one, in case a build that ended at the same moment switched away from it.
   * Resolves with the hold.
   */
  async keepHold(): Promise<ReleaseHold | undefined> {
    const hold = await this.hold();
    if (hold !== undefined && hold.release !== (await this.currentName()) && (await this.find(hold.release)))
      await this.switchTo(hold.release);
    return hold;
  }

  /** Removes what builds that were killed left behind. */
  async tidy(): Promise<void> {
    await removeLeftovers(this.folder);
  }

  /**
   * Copies the built files into a new release and switches to it by renaming a symlink once they are on the disk, so that
   * a crash or a power cut at any moment leaves the old or the new release live, whole. While a release is held it stays
   * live. Old releases beyond three are removed, never the live or the held one. `finish` may add to the copy before the
   * switch.
   * @throws Error with a sentence for people when there is no room or no right to write; the copy is removed then.
   */
  async publish(
    builtFolder: string,
    manifest: ReleaseManifest,
    finish: (folder: string) => Promise<void>,
  ): Promise<Release> {
    const name = `${await this.nextStamp(manifest.builtAt)}-${manifest.commit.slice(0, 12)}-${randomBytes(2).toString("hex")}`;
    const unfinished = join(this.folder, unfinishedName(name));
    try {
      await mkdir(this.folder, { recursive: true });
      await mkdir(unfinished);
      await cp(builtFolder, join(unfinished, "site"), { recursive: true, mode: constants.COPYFILE_FICLONE });
      await finish(join(unfinished, "site"));
      await writeFile(join(unfinished, "release.json"), JSON.stringify(manifest));
      await syncTree(unfinished);
      await rename(unfinished, join(this.folder, name));
      if ((await this.hold()) === undefined) await this.switchTo(name);
      await this.keepHold();
    } catch (error) {
      // At once: until the next build a full disk would refuse saves as well.
      await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
      const sentence = storageSentence(error);
      throw sentence === undefined ? error : new Error(sentence, { cause: error });
    }
    await this.prune();
    return { ...manifest, name, folder: join(this.folder, name, "site") };
  }

  /**
   * Notes that files of a release are about to change one by one: until `endChange` it counts as showing no commit. The
   * note is on the disk when this resolves.
   */
  async beginChange({ name }: Release): Promise<void> {
    const folder = join(this.folder, name);
    await replaceFile(join(folder, unfinishedChange), "", join(folder, `${unfinishedChange}.part`));
  }

  /** Notes that a release now shows another commit, after its pages were brought there one by one. */
  async recordCommit(release: Release, commit: string): Promise<Release> {
    const { name, folder, ...manifest } = { ...release, commit };
    const file = join(this.folder, name, "release.json");
    await writeFile(`${file}.part`, JSON.stringify(manifest));
    await rename(`${file}.part`, file);
    return { ...manifest, name, folder };
  }

  /** Takes the note of `beginChange` back, once what the release shows is on the disk; its files must be by now. */
  async endChange({ name }: Release): Promise<void> {
    const folder = join(this.folder, name);
    await syncFile(join(folder, "release.json"));
    await syncFolder(folder);
    await rm(join(folder, unfinishedChange), { force: true });
  }

  /** Makes a release the live one, for everybody who serves `current`. */
  async switchTo(name: string): Promise<void> {
    const next = join(this.folder, unfinishedName(`current-${randomBytes(4).toString("hex")}`));
    await symlink(name, next);
    await rename(next, join(this.folder, "current"));
    await syncFolder(this.folder);
  }

  private async currentName(): Promise<string> {
    return basename(await readlink(join(this.folder, "current")).catch(() => ""));
  }

  private async names(): Promise<readonly string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names
      .filter((name) => releaseName.test(name))
      .sort()
      .reverse();
  }

  /** The time of the build as 17 digits; later than every release there is, also when the clock was set back. */
  private async nextStamp(builtAt: string): Promise<string> {
    const stamp = builtAt.replace(/[^0-9]/g, "").padEnd(17, "0");
    const newest = (await this.names())[0]?.slice(0, 17) ?? "";
    return stamp > newest ? stamp : String(BigInt(newest) + 1n);
  }

  private async prune(): Promise<void> {
    const live = await this.currentName();
    const held = (await this.hold())?.release ?? live;
    const others = (await this.names()).filter((name) => name !== live && name !== held);
    const old = others.slice(keptReleases - (live === held ? 1 : 2));
    await Promise.all(old.map((name) => rm(join(this.folder, name), { recursive: true, force: true })));
    await this.tidy();
  }
}
