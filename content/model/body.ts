/** The most a Markdown body may measure, in bytes of UTF-8 (security-reliability: size limit on save). */
export const maxBodyBytes = 100_000;

/** A body as it is kept: no byte order marks at its start, LF line ends, no blank lines before or white space after it. */
export function normaliseBody(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/^(?:[^\S\n]*\n)+/, "")
    .replace(/^\uFEFF+/, "")
    .trimEnd();
}
