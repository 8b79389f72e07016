import type { Tokens } from "marked";

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
