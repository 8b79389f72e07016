/** How a session ended: by Logout or never started, during work, or during a save that then waits for the next login. */
export type SessionEnd = "by-choice" | "at-work" | "during-save";

type Show = (ended: Exclude<SessionEnd, "by-choice">) => Promise<void>;

/** What a part of a page tells when a call was answered with 401, and what the session's gate then does. */
export class EndOfSession {
  // Outside of a gate no login is possible.
  private show: Show = () => new Promise(() => undefined);

  /** Registers the gate. */
  shownBy(show: Show): void {
    this.show = show;
  }

  /** Says that the session has ended and shows the login box in the page's place; resolves at the next login. */
  tell(ended: Parameters<Show>[0] = "at-work"): Promise<void> {
    return this.show(ended);
  }
}
