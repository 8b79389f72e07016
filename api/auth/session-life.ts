/** Idle timeout of a session, in ms. */
export const idleLimit = 12 * 3600 * 1000;
/** Milliseconds after which any session is over. */
export const absoluteLimit = 7 * 24 * 3600 * 1000;

/**
 * True when a session that began and was last used at these times (ms since 1970) is over. Applies to future times,
 * too: a session begun while the clock ran ahead must not outlast its limits once the clock is right.
 */
export function isOver({ startedAt, usedAt }: { startedAt: number; usedAt: number }, now: number): boolean {
  return Math.abs(now - usedAt) >= idleLimit || Math.abs(now - startedAt) >= absoluteLimit;
}
