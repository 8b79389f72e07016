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
