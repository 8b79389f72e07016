import type { LiveNotes, PublishState } from "../../../content/model/api/answers";
import type { ReleaseHold } from "../../../content/model/api/release-answers";
import type { Release } from "../release/release-folder";

/** Where the static site stands, and who wants to hear of it. */
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
    this.tell({ kind: "building", commit, ...this.liveCommit() });
  }

  failed(commit: string, reason: string): void {
    this.tell({ kind: "failed", commit, ...this.liveCommit(), reason });
  }

  /** A release is live, or live again; without notes those of before stay. */
  isLive(release: Release, notes: LiveNotes = this.notes): void {
    this.live = release;
    this.notes = notes;
    this.tell({ kind: "live", liveCommit: release.commit, ...notes });
  }

  /** From now on a release is held, or none is any more: a hold is the state, whatever else happens. */
  isHeld(hold: ReleaseHold | undefined): void {
    this.hold = hold;
  }

  /** Adds to what is said about the live release. */
  note(notes: LiveNotes): void {
    this.notes = { ...this.notes, ...notes };
    if (this.live && this.current.kind === "live") this.isLive(this.live);
  }

  /** What is said about the live release. */
  liveNotes(): LiveNotes {
    return this.notes;
  }

  private liveCommit(): { liveCommit?: string } {
    return this.live ? { liveCommit: this.live.commit } : {};
  }

  private tell(state: PublishState): void {
    this.current = this.hold && this.live ? { kind: "held", liveCommit: this.live.commit, ...this.hold } : state;
    for (const listener of this.listeners) listener(this.current);
  }
}
