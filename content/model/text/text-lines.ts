/** A line of a file with the line end it has: LF, CRLF, CR, or nothing at the end of the file. */
export interface TextLine {
  readonly text: string;
  readonly end: string;
}

const lineEnd = /\r\n|\n|\r/g;

/** Splits a text into lines without losing a byte; a text that ends with a line end has no empty last line. */
export function splitLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  for (const match of text.matchAll(lineEnd)) {
    lines.push({ text: text.slice(start, match.index), end: match[0] });
    start = match.index + match[0].length;
  }
  if (start < text.length) lines.push({ text: text.slice(start), end: "" });
  return lines;
}

/** The inverse of `splitLines`. */
export function joinLines(lines: readonly TextLine[]): string {
  return lines.map(({ text, end }) => text + end).join("");
}

/** The line end of the first line: new lines follow it. */
export function lineEndOf(lines: readonly TextLine[]): string {
  return lines[0]?.end ?? "\n";
}
