import type { Fault } from "../problems/fault";

/** What a page does not show of a text as it was written. */
export interface BodyWarning extends Fault {
  /** 1-based line of the text. */
  readonly line: number;
}

/** What was made of a Markdown text elsewhere, in a thread that nobody waits for. */
export interface Reading {
  readonly html: string;
  readonly warnings: readonly BodyWarning[];
}

// A save has two texts; each is asked for by the check, the answer and the lists, soon after another.
const mostKnown = 16;
const known = new Map<string, Reading>();

/** Keeps what was made of a text; the oldest is forgotten. */
export function keepReading(markdown: string, reading: Reading): void {
  known.delete(markdown);
  known.set(markdown, reading);
  for (const oldest of known.keys()) if (known.size > mostKnown) known.delete(oldest);
}

/** What was made of exactly this text, if that was lately. */
export const knownReading = (markdown: string): Reading | undefined => known.get(markdown);
