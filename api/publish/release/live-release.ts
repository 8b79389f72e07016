import type { LiveNotes } from "../../../content/model/api/answers";
import type { ReleaseHold } from "../../../content/model/api/release-answers";
import { PublishNotices } from "../status/publish-notices";
import type { Release } from "./release";
import type { ReleaseFolder } from "./release-folder";

/** Which release is live or held. */
export class LiveRelease {
  readonly notices = new PublishNotices();
  private live: Release | undefined;
  private held: ReleaseHold | undefined;

  constructor(
    private readonly releases: ReleaseFolder,
    private readonly log: (event: Readonly<Record<string, unknown>>) => void,
  ) {}

  /** The live release, undefined before the first. */
  get release(): Release | undefined {
    return this.live;
  }

  /** The hold, undefined while newer releases go live by themselves. */
  get hold(): ReleaseHold | undefined {
    return this.held;
  }

  /**
   * Reads from the disk which release is live and whether it is held; the held release is live from then on. While a step
   * is under way only a hold counts: the step itself shows the release that it makes.
   */
  async adopt(isBusy: boolean): Promise<void> {
    const hold = await this.releases.keepHold();
    if (isBusy && hold === undefined && this.held === undefined) return;
    const name = await this.releases.currentName();
    const before = this.live;
    if (name !== (before?.name ?? "")) this.live = await this.releases.current();
    // There is nothing to hold before the first release.
    const held = this.live && hold;
    const isSameHold = JSON.stringify(held) === JSON.stringify(this.held);
    if (isSameHold && this.live === before) return;
    if (!isSameHold) this.logHold(held, before);
    this.held = held;
    if (this.live) this.notices.isLive(this.live, held, this.live === before ? undefined : {});
  }

  /** Shows a release that was made or changed, if it is the live one. */
  async show(release: Release, notes?: LiveNotes): Promise<boolean> {
    if ((await this.releases.currentName()) !== release.name) return false;
    this.live = release;
    this.notices.isLive(release, this.held, notes);
    return this.held === undefined;
  }

  /** Reads the live release again, after a change of its files failed. */
  async reread(): Promise<void> {
    this.live = (await this.releases.current()) ?? this.live;
  }

  private logHold(hold: ReleaseHold | undefined, before: Release | undefined): void {
    const { live } = this;
    if (hold && before && live && live.name !== before.name)
      this.log({ event: "rolled-back", from: before.name, to: live.name, by: hold.by });
    this.log(hold ? { event: "held", ...hold } : { event: "resumed", release: live?.name });
  }
}
