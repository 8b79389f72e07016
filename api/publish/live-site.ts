import { join } from "node:path";
import type { ReleaseHold } from "../../content/model/api/release-answers";
import type { Snapshot } from "../store/content-store";
import { PublishNotices } from "./status/publish-notices";
import { ReleaseFolder, type Release } from "./release/release-folder";

/** Which release is live or held, and what is said about it. */
export class LiveSite {
  /** What is kept and which of it is live. */
  readonly releases: ReleaseFolder;
  readonly notices = new PublishNotices();
  private shown: Release | undefined;
  private held: ReleaseHold | undefined;

  /** @param code fingerprint of code and settings (code-fingerprint.ts) */
  constructor(
    dataDir: string,
    private readonly code: string,
  ) {
    this.releases = new ReleaseFolder(join(dataDir, "releases"));
  }

  /** The live release, undefined before the first. */
  get release(): Release | undefined {
    return this.shown;
  }

  /** The hold, undefined while newer releases go live by themselves. */
  get hold(): ReleaseHold | undefined {
    return this.held;
  }

  /** True when visitors see a commit, as today's code shows it. */
  shows({ commit }: Snapshot): boolean {
    return this.shown?.commit === commit && this.shown.code === this.code;
  }

  /** Takes in which release is live now. */
  show(release: Release | undefined): void {
    this.shown = release;
  }

  /** Takes up what an earlier process left live, if anything. */
  async takeUp(): Promise<void> {
    this.shown = await this.releases.current();
    if (this.shown) this.notices.isLive(this.shown);
  }

  /**
   * Reads the hold again; the held release is live from then on. `change` makes ready for another release to be live and
   * is called only when one is or was held. Resolves with true when a hold has ended.
   */
  async readHold(change: () => Promise<void>): Promise<boolean> {
    const wasHeld = this.held !== undefined;
    const hold = await this.releases.keepHold();
    const live = await this.releases.current();
    this.held = live && hold;
    this.notices.isHeld(this.held);
    if (this.held === undefined && !wasHeld) return false;
    await change();
    this.shown = await this.releases.current();
    if (this.shown) this.notices.isLive(this.shown, {});
    return this.held === undefined;
  }
}
