import type { Unread } from "./unread";

/** A telephone number as the text has it, and as it is dialled: `+81 3-1234-5678` is `0312345678`. */
export interface NamedPhone {
  readonly text: string;
  readonly dialled: string;
}

const bar = "[\\s()ー‐-―−-]";
const phone = new RegExp(`(?<![\\d.,+-])(?:\\+\\d{1,3}|\\(?0)${bar}{0,2}\\d(?:${bar}{0,2}\\d){7,11}(?!\\d)`, "g");

/** The telephone numbers of a text. */
export function takePhones(unread: Unread): NamedPhone[] {
  return unread.take(phone, ([text]) => [{ text: text.trim(), dialled: dialled(text) }]);
}

/** The number without signs; that of Japan as it is dialled there. */
export function dialled(text: string): string {
  const digits = text
    .normalize("NFKC")
    .replace(/\(0\)/, "")
    .replace(/[^\d+]/g, "");
  return digits.replace(/^\+810?/, "0");
}
