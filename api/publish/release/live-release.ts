import type { LiveNotes, PublishState } from "../../../content/model/api/answers";
import type { ReleaseHold } from "../../../content/model/api/release-answers";
import type { Release } from "./release";
import type { ReleaseFolder } from "./release-folder";

/** Which release is live or held, and what the publisher reports. */
export class LiveRelease {
  private live: Release | undefined;
  private held: ReleaseHold | undefined;
  private notes: LiveNotes = {};
  private current: PublishState = { kind: "none" };

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

  state(): PublishState {
    return this.current;
  }

  building(commit: string): void {
    this.report({ kind: "building", commit, ...this.liveCommit() });
  }

  failed(commit: string, reason: string): void {
    this.report({ kind: "failed", commit, ...this.liveCommit(), reason });
  }

  /**
   * Reads from the disk which release is live and whether it is held; the held release is live from then on. During a
   * step it adopts only a hold or its end: the step itself shows the release that it makes.
   */
  async adopt(isBusy: boolean): Promise<void> {
    const hold = await this.releases.enforceHold();
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
    if (this.live) this.reportLive(this.live, this.live === before ? this.notes : {});
  }

  /** Shows a release that was made or changed, then removes old ones; false where another one is live, or where it is held. */
  async show(release: Release, notes: LiveNotes = this.notes): Promise<boolean> {
    if ((await this.releases.currentName()) !== release.name) return false;
    const isNew = this.live?.name !== release.name;
    this.live = release;
    this.reportLive(release, notes);
    if (isNew) await this.releases.prune().catch(() => this.log({ event: "releases-not-tidied" }));
    return this.held === undefined;
  }

  /** Reads the live release again, after a change of its files failed. */
  async reread(): Promise<void> {
    this.live = (await this.releases.current()) ?? this.live;
  }

  private liveCommit(): { liveCommit?: string } {
    return this.live ? { liveCommit: this.live.commit } : {};
  }

  private reportLive({ commit }: Release, notes: LiveNotes): void {
    this.notes = notes;
    this.report({ kind: "live", liveCommit: commit, ...notes });
  }

  /** Reports "held" instead of any other state during a hold. */
  private report(state: PublishState): void {
    this.current = this.held && this.live ? { kind: "held", liveCommit: this.live.commit, ...this.held } : state;
  }

  private logHold(hold: ReleaseHold | undefined, before: Release | undefined): void {
    const { live } = this;
    if (hold && before && live && live.name !== before.name)
      this.log({ event: "rolled-back", from: before.name, to: live.name });
    // Without the name of who did it: the log holds no personal data (R13.3).
    this.log(
      hold ? { event: "held", release: hold.release, since: hold.since } : { event: "resumed", release: live?.name },
    );
  }
}
