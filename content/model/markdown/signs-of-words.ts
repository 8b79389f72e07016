import type { Tokens } from "marked";

/** The cheek of a face: (´・ω・`), (*´ω`*), (`・ω・´). The second accent of it is in no program. */
const faceBehind = "\\*?[)）]";

/**
 * True for a code span as marked finds it that is none: of apostrophes, It`s free and the members` hall is open, of quotation marks, `a' and `b', and
 * of the signs of faces.
 */
export function isNoCode(span: string, previous: string): boolean {
  const isApostrophe = /[a-z]$/i.test(previous) && /^`[a-z\s][\w\s,.;:!?-]*`$/i.test(span) && /\s/.test(span);
  const isQuotation = /^`[^\s'][^`']*'[^`]*\s`$/.test(span);
  return isApostrophe || isQuotation || new RegExp(`^\`(?:${faceBehind}|[^\`]*´)`).test(span);
}

/** marked's pattern of what emphasis passes over, without what is no code for its faces. */
export const withoutFaces = (skipped: RegExp): RegExp =>
  new RegExp(skipped.source.replace("(?<b>`+)[^`]+", `(?<b>\`+)(?!${faceBehind})[^\`´]+`), skipped.flags);

/** "# of guests: 20": a number, no heading. */
export const numberOf = /^ {0,3}#[ \t]+of\s/;

/** True where a text begins with a line between signs, - - - cut here - - -, which is no list. */
export function isDecorated(text: string): boolean {
  const mark = /^ {0,3}([-*+])[ \t]+\1[ \t]/.exec(text)?.[1];
  if (mark === undefined) return false;
  const [line = ""] = text.split("\n", 1);
  const end = line.trimEnd().slice(-2);
  return /[^\s*+-]/.test(line) && /^[ \t]/.test(end) && end.endsWith(mark);
}

/** Gives the only item of a list its plus back, which is one of a sum: "+ tax 10%". */
export function keepPlus({ raw, items: [item, ...others] }: Tokens.List): void {
  const words = item?.tokens[0];
  if (words?.type === "text" && others.length === 0 && /^ {0,3}\+/.test(raw))
    words.tokens?.unshift({ type: "text", raw: "+ ", text: "+ " });
}
