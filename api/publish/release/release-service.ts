import { omitUndefined } from "../../../content/model/omit-undefined";
import type { PublishState } from "../../../content/model/api/answers";
import type { ReleasesAnswer } from "../../../content/model/api/release-answers";
import type { ReleaseFolder } from "./release-folder";

/** There is no such release, or none before the live one. */
export class NoSuchReleaseError extends Error {}

/** Lists the releases, rolls back and resumes; works on the same files whether the service runs or not. */
export class ReleaseService {
  /** `onChange` lets the running service read the files at once; without it, it notices the change by itself. */
  constructor(
    private readonly releases: ReleaseFolder,
    private readonly now: () => Date,
    private readonly onChange: () => Promise<void> = () => Promise.resolve(),
  ) {}

  /** The state of a held site as the note on the disk has it, undefined without a hold. */
  async held(): Promise<PublishState | undefined> {
    const [live, hold] = await Promise.all([this.releases.current(), this.releases.hold()]);
    return live && hold && { kind: "held", liveCommit: live.commit, ...hold };
  }

  /** The releases, newest first, and the hold. */
  async list(): Promise<ReleasesAnswer> {
    const [releases, live, hold] = await Promise.all([
      this.releases.list(),
      this.releases.current(),
      this.releases.hold(),
    ]);
    return {
      releases: releases.map(({ name, commit, builtAt, publishedAt }) => ({
        ...omitUndefined({ name, commit, builtAt, publishedAt }),
        live: name === live?.name,
      })),
      hold: hold ?? null,
    };
  }

  /**
   * Makes a release the live one and holds it; without a name, the one before the live one.
   * @throws NoSuchReleaseError with a sentence for people
   */
  async rollBack(name: string | undefined, by: string): Promise<ReleasesAnswer> {
    const release = name ?? (await this.nameBeforeLive());
    if ((await this.releases.find(release)) === undefined)
      throw new NoSuchReleaseError(`There is no release "${release}". \`npm run release\` lists those that are kept.`);
    // First the note: a build that ends between the two steps then sees it, and does not replace the release.
    await this.releases.holdFile.write({ release, since: this.now().toISOString(), by });
    await this.releases.switchTo(release);
    await this.onChange();
    return this.list();
  }

  /** Ends the hold: the service publishes the newest content. */
  async resume(): Promise<ReleasesAnswer> {
    await this.releases.holdFile.remove();
    await this.onChange();
    return this.list();
  }

  private async nameBeforeLive(): Promise<string> {
    const { releases } = await this.list();
    const at = releases.findIndex(({ live }) => live);
    const before = at < 0 ? undefined : releases[at + 1];
    if (before === undefined) throw new NoSuchReleaseError("There is no release before the live one.");
    return before.name;
  }
}
