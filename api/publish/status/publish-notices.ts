import type { LiveNotes, PublishState } from "../../../content/model/api/answers";
import type { ReleaseHold } from "../../../content/model/api/release-answers";
import type { Release } from "../release/release";

/** The state of the static site, and the listeners to its changes. */
export class PublishNotices {
  private current: PublishState = { kind: "none" };
  private live: Release | undefined;
  private notes: LiveNotes = {};
  private hold: ReleaseHold | undefined;
  private readonly listeners = new Set<(state: PublishState) => void>();

  state(): PublishState {
    return this.current;
  }

  /** Calls the listener after every change of the state. Returns the unsubscribe. */
  onChange(listener: (state: PublishState) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  building(commit: string): void {
    this.publish({ kind: "building", commit, ...this.liveCommit() });
  }

  failed(commit: string, reason: string): void {
    this.publish({ kind: "failed", commit, ...this.liveCommit(), reason });
  }

  /** A release is live; without notes those of before are valid. While a release is held, the state says so, whatever else happens. */
  isLive(release: Release, hold: ReleaseHold | undefined, notes: LiveNotes = this.notes): void {
    [this.live, this.hold, this.notes] = [release, hold, notes];
    this.publish({ kind: "live", liveCommit: release.commit, ...notes });
  }

  private liveCommit(): { liveCommit?: string } {
    return this.live ? { liveCommit: this.live.commit } : {};
  }

  private publish(state: PublishState): void {
    this.current = this.hold && this.live ? { kind: "held", liveCommit: this.live.commit, ...this.hold } : state;
    for (const listener of this.listeners) listener(this.current);
  }
}
