import type { Tokens } from "marked";

/** The cheek of a face: (´・ω・`), (*´ω`*), (`・ω・´). The second accent of it is in no program. */
const faceBehind = "\\*?[)）]";
const face = new RegExp(`^\`(?:${faceBehind}|[^\`]*´)`);

/**
 * True for a code span as marked finds it that is none: of apostrophes, It`s free and the members` hall is open, of quotation marks, `a' and `b', and
 * of the signs of faces.
 */
export function isNoCode(span: string, previous: string): boolean {
  const isApostrophe = /[a-z]$/i.test(previous) && /^`[a-z\s][\w\s,.;:!?-]*`$/i.test(span) && /\s/.test(span);
  const isQuotation = /^`[^\s'][^`']*'[^`]*\s`$/.test(span);
  return isApostrophe || isQuotation || face.test(span);
}

/** An address up to its last underscore with a part behind it: `…/Raffles_Hotel_(Singapore)`. */
const underscores = "(?<=https?|www)[:.](?:~(?!~)|[^\\s*<>[\\]~\\u0080-\\uffff]){1,1000}_(?=[\\w(/=&%#-])";

/** marked's pattern of what emphasis passes over, with the underscores of addresses and without what is no code for its faces. */
export const passedOver = (skipped: RegExp): RegExp =>
  new RegExp(
    `${skipped.source.replace("(?<b>`+)[^`]+", `(?<b>\`+)(?!${faceBehind})[^\`´]+`)}|${underscores}`,
    skipped.flags,
  );

/** True for an emphasis by underscores of which one would be of the address beside it: `_https://x.example/a_(B)`, `-_info@x.example_`. */
export function isOfAddress(raw: string, before: string, behind: string): boolean {
  if (!raw.startsWith("_")) return false;
  // Its stars are escaped.
  const addresses = [...(raw + behind).replaceAll("*", "+").matchAll(new RegExp(underscores, "g"))];
  return (
    addresses.some(({ 0: { length }, index }) => index < raw.length && index + length >= raw.length) ||
    (/^_[\w.+-]+@/.test(raw) && /[\w.+-]$/.test(before))
  );
}

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

/** Gives the items of a list their plus back, which is one of a sum: "+ tax 10%". */
export function keepPlus({ raw, items }: Tokens.List): void {
  if (!/^ {0,3}\+/.test(raw) || (items.length > 1 && !/\d/.test(raw))) return;
  for (const { tokens } of items) {
    const [words] = tokens;
    if (words?.type === "text") words.tokens?.unshift({ type: "text", raw: "+ ", text: "+ " });
  }
}

/** True for a mark that stands in quotation marks, `"*" is required`. */
export const isQuoted = (text: string, previous: string): boolean =>
  /["']/.test(previous) && text.startsWith("*") && text[1] === previous;

/**
 * What the marks of an emphasis stand in: T*n, L*e for two names, formulas like price*qty=total, 2*pi*r and A4*B5*C6, names of files, a
 * star within a word and one that is a word away, and the stars of (*tax incl.), 3,000 yen*.
 */
export function isWithinWords(
  { type, raw }: Pick<Tokens.Em | Tokens.Strong, "type" | "raw">,
  previous: string,
  behind: string,
): boolean {
  const isName = raw.startsWith("_") && /^\.[a-z]{2,5}(?![a-z])/i.test(behind);
  if (isName || /^_\.[a-z]/i.test(raw) || (/[(（]$/.test(previous) && leavesBracket(raw))) return true;
  if (type !== "em" || !/[\p{L}\p{N})]$/u.test(previous) || !/^\*[\p{L}\p{N}$(]/u.test(raw)) return false;
  const isFormula = /[\d+=$()/]/.test(raw) || /\d$/.test(previous);
  return /\s/.test(raw) || (/^[\p{L}\p{N}$(]/u.test(behind) && (isFormula || /[,;]/.test(raw)));
}

/** True for the stars of two footnotes on lines of their own, *excl. drinks and 3,000 yen*: an emphasis over lines ends with its sentence. */
export const isOfTwoLines = (raw: string): boolean => /^\*(?!\*)/.test(raw) && isOverLines(raw.slice(1, -1));

/** True for a text over lines that does not end with a sentence. */
export const isOverLines = (text: string): boolean => text.includes("\n") && !/[.!?。！？…]["'”’」』]?$/.test(text);

const ornament = "[\\p{So}\\p{Pd}\\p{Lm}:;.=＝～｡・･゜°…‥]";
const decorated = new RegExp(`^\\*${ornament}(?:${ornament}|\\s)[^]*(?:${ornament}|\\s)${ornament}\\*$`, "u");
const beside = new RegExp(`^${ornament}{2}$`, "u");

/** True for stars of a line that decorates: ・*:.｡. 新年会 .｡.:*・゜, ★*――*★ お知らせ ★*――*★. */
export const isOfOrnaments = (raw: string, previous: string, behind: string): boolean =>
  decorated.test(raw) && beside.test(previous.slice(-1) + behind.slice(0, 1));

/** True for a text in which a bracket ends that did not begin in it. */
export function leavesBracket(text: string): boolean {
  let open = 0;
  for (const [sign] of text.matchAll(/[(（)）]/g)) if ((open += /[(（]/.test(sign) ? 1 : -1) < 0) return true;
  return false;
}

/** True for underscores that are blanks to fill in: ____@____.___, (___) ____. */
export const isOfBlanks = (raw: string, previous: string): boolean =>
  raw.startsWith("_") && (/_$/.test(previous) || /^_{4}|^_+[^_].*_{3}[^_]/s.test(raw));
