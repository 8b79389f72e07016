/** The largest Markdown body, in bytes of UTF-8. */
export const maxBodyBytes = 100_000;

/** A stored body: no byte order marks at its start, LF line ends, no blank lines before or white space after it. */
export function normaliseBody(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/^(?:[^\S\n]*\n)+/, "")
    .replace(/^\uFEFF+/, "")
    .trimEnd();
}

/** True when a text measures at most `maxBodyBytes`; a UTF-16 unit takes at most 3 bytes, so short texts need no count. */
export function fitsBody(text: string): boolean {
  return text.length * 3 <= maxBodyBytes || new TextEncoder().encode(text).length <= maxBodyBytes;
}
