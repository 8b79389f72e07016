/**
 * Sessions that were ended before their time: hash of the session -> when it would be over anyway, ms since 1970.
 * `everySession` -> the last time all were ended at once.
 */
export type RevokedList = ReadonlyMap<string, number>;

export const everySession = "all";
const linePattern = /^([A-Za-z0-9_-]{43}|all) (\d{1,15})$/;

/** Reads one session a line; skips lines of any other form. */
export function parseRevoked(text: string): RevokedList {
  const lines = text.split("\n").map((line) => linePattern.exec(line));
  return new Map(lines.flatMap((match) => (match?.[1] && match[2] ? [[match[1], Number(match[2])] as const] : [])));
}

/** The lists as one text, without what is over anyway; the same sessions give the same text. */
export function revokedText(lists: readonly RevokedList[], now: number): string {
  const joined = new Map<string, number>();
  for (const [hash, until] of lists.flatMap((list) => [...list]))
    joined.set(hash, Math.max(until, joined.get(hash) ?? 0));
  return [...joined]
    .filter(([hash, until]) => hash === everySession || until > now)
    .map(([hash, until]) => `${hash} ${String(until)}\n`)
    .sort()
    .join("");
}
