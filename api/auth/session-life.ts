/** Idle timeout of a session, in ms. */
export const idleLimit = 12 * 3600 * 1000;
/** Milliseconds after which any session is over. */
export const absoluteLimit = 7 * 24 * 3600 * 1000;

/**
 * True when a session that began and was last used at these times (ms since 1970) is over. Times to come count as well:
 * while a clock ran ahead nobody may get a session that lasts until the right time has caught up with it.
 */
export function isOver({ startedAt, usedAt }: { startedAt: number; usedAt: number }, now: number): boolean {
  return Math.abs(now - usedAt) >= idleLimit || Math.abs(now - startedAt) >= absoluteLimit;
}
