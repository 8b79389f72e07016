/** What brings a local branch and the remote's together. */
export type Meeting =
  | "in-step"
  /** The remote is ahead: follow it. */
  | "forward"
  /** The local branch is ahead: push it. */
  | "push"
  /** Both have commits of their own: join them in a commit on top of both. */
  | "join"
  /** The remote's history was written anew, and nothing here is missing there: go where it is. */
  | "follow"
  /** The remote's history was written anew or its branch removed, and there are commits of our own: people decide. */
  | "diverged";

export interface Positions {
  readonly local: string;
  /** Undefined when the remote has no such branch. */
  readonly remote: string | undefined;
  /** The last commit of the remote that the local branch was known to hold; undefined before the first meeting. */
  readonly agreed: string | undefined;
}

/** Decides from the relations alone; `holds(a, b)`: a is b or builds on it. */
export async function meetingOf(
  { local, remote, agreed }: Positions,
  holds: (commit: string, ancestor: string) => Promise<boolean>,
): Promise<Meeting> {
  if (remote === local) return "in-step";
  if (remote === undefined) return agreed === undefined ? "push" : "diverged";
  // Somebody removed commits on purpose: pushing or joining would bring them back.
  const isRewritten = agreed !== undefined && !(await holds(remote, agreed));
  if (await holds(remote, local)) return isRewritten ? "follow" : "forward";
  if (isRewritten) return (await holds(agreed, local)) ? "follow" : "diverged";
  return (await holds(local, remote)) ? "push" : "join";
}
