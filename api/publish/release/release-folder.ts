import { randomBytes } from "node:crypto";
import { mkdir, readdir, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { omitUndefined } from "../../../content/model/omit-undefined";
import type { ReleaseHold } from "../../../content/model/api/release-answers";
import { replaceFile, syncFile, syncFolder } from "../../support/durable-file";
import { HoldFile } from "./hold-file";
import { isReleaseName, readRelease, unfinishedChange, type Release, type ReleaseManifest } from "./release";
import { storageSentence } from "./storage-fault";
import { syncTree } from "./sync-release";
import { processLives } from "../../support/process-lives";

const maxReleases = 3;

/** The releases below one folder: `<name>/site`, `<name>/release.json`, the symlink `current`, and the note of a hold. */
export class ReleaseFolder {
  /** The note that a release is to stay live. */
  readonly holdFile: HoldFile;
  /** The release that was live before the last one was made. */
  private before = "";

  constructor(private readonly folder: string) {
    this.holdFile = new HoldFile(folder);
  }

  /** The release that `current` points to, or undefined when there is no complete one. */
  async current(): Promise<Release | undefined> {
    return this.find(await this.currentName());
  }

  /** Name of the release that `current` points to, "" without one. */
  async currentName(): Promise<string> {
    return basename(await readlink(join(this.folder, "current")).catch(() => ""));
  }

  /** The complete releases, newest first. */
  async list(): Promise<readonly Release[]> {
    const found = await Promise.all((await this.names()).map((name) => this.find(name)));
    return found.filter((release) => release !== undefined);
  }

  /** The release of a name, or undefined when there is no complete one. */
  find(name: string): Promise<Release | undefined> {
    return readRelease(this.folder, name);
  }

  /** True when no release was made after this one. */
  async isNewest({ name }: Pick<Release, "name">): Promise<boolean> {
    return (await this.names())[0] === name;
  }

  /** The hold, or undefined when newer releases go live by themselves. */
  async hold(): Promise<ReleaseHold | undefined> {
    return this.holdFile.read(await this.currentName());
  }

  /**
   * Makes the held release the live one, in case a build that ended at the same moment switched away from it.
   * Resolves with the hold.
   */
  async enforceHold(): Promise<ReleaseHold | undefined> {
    const hold = await this.hold();
    if (hold !== undefined && hold.release !== (await this.currentName()) && (await this.find(hold.release)))
      await this.switchTo(hold.release);
    return hold;
  }

  /** Removes releases beyond three, never the live, the held or the one that was live before: some visitors are still served from it. */
  async prune(): Promise<void> {
    const [live, hold, names] = await Promise.all([this.currentName(), this.hold(), this.names()]);
    const needed = new Set(names.filter((name) => [live, hold?.release, this.before].includes(name)));
    const old = names.filter((name) => !needed.has(name)).slice(maxReleases - needed.size);
    await Promise.all(old.map((name) => rm(join(this.folder, name), { recursive: true, force: true })));
    await this.tidy();
  }

  /** Removes what builds that were killed left behind. */
  async tidy(): Promise<void> {
    await removeLeftovers(this.folder);
  }

  /**
   * Makes a new release, whose files `fill` writes into an empty folder, and switches to it by renaming a symlink once
   * they are on the disk, so that a crash or a power cut at any moment leaves the old or the new release live and complete.
   * While a release is held it stays live.
   * @throws Error with a sentence for people when there is no room or no right to write; the files are removed then.
   */
  async publish(manifest: ReleaseManifest, fill: (folder: string) => Promise<void>): Promise<Release> {
    const name = `${await this.nextStamp(manifest.builtAt)}-${manifest.commit.slice(0, 12)}-${randomBytes(2).toString("hex")}`;
    const unfinished = join(this.folder, unfinishedName(name));
    this.before = await this.currentName();
    try {
      await mkdir(this.folder, { recursive: true });
      await mkdir(unfinished);
      await mkdir(join(unfinished, "site"));
      await fill(join(unfinished, "site"));
      await writeFile(join(unfinished, "release.json"), JSON.stringify(manifest));
      await syncTree(unfinished);
      await rename(unfinished, join(this.folder, name));
      if ((await this.hold()) === undefined) await this.switchTo(name);
      await this.enforceHold();
    } catch (error) {
      // At once: until the next build a full disk would refuse saves as well.
      await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
      const sentence = storageSentence(error);
      throw sentence === undefined ? error : new Error(sentence, { cause: error });
    }
    return { ...manifest, name, folder: join(this.folder, name, "site") };
  }

  /** Notes, on the disk, that files of a release are about to change one by one. */
  async beginChange({ name }: Release, files: readonly string[]): Promise<void> {
    const note = join(this.folder, name, unfinishedChange);
    await replaceFile(note, JSON.stringify(files), `${note}.part`);
  }

  /** Notes that a release now shows another commit, after its files were changed one by one. */
  async recordCommit(
    { name, folder, code, builtAt, builtOn }: Release,
    { commit, lastGood, hidden, publishedAt }: Pick<ReleaseManifest, "commit" | "lastGood" | "hidden" | "publishedAt">,
  ): Promise<Release> {
    const manifest: ReleaseManifest = omitUndefined({ commit, code, builtAt, builtOn, publishedAt, lastGood, hidden });
    const file = join(this.folder, name, "release.json");
    await writeFile(`${file}.part`, JSON.stringify(manifest));
    await rename(`${file}.part`, file);
    return { ...manifest, name, folder };
  }

  /** Removes the note of `beginChange`, once what the release shows is on the disk; its files must be by now. */
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

  private async names(): Promise<readonly string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.filter(isReleaseName).sort().reverse();
  }

  /** The time of the build as 17 digits; later than every release there is, also when the clock was set back. */
  private async nextStamp(builtAt: string): Promise<string> {
    const stamp = builtAt.replace(/[^0-9]/g, "").padEnd(17, "0");
    const newest = (await this.names())[0]?.slice(0, 17) ?? "";
    return stamp > newest ? stamp : String(BigInt(newest) + 1n);
  }
}

/** Name of what this process is making among the releases; a leftover once the process has ended. */
const unfinishedName = (name: string): string => `.${String(process.pid)}-${name}`;

/** Removes what killed processes left among the releases; what another living process is making stays. */
async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names
      .filter((name) => isLeftover(name))
      .map((name) => rm(join(folder, name), { recursive: true, force: true, maxRetries: 2 })),
  );
}

function isLeftover(name: string): boolean {
  if (!name.startsWith(".")) return false;
  const owner = Number(/^\.(\d+)-/.exec(name)?.[1]);
  return Number.isNaN(owner) || owner === process.pid || !processLives(owner);
}
