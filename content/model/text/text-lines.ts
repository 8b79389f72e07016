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

/** The lines of a text without their line ends. */
export function textsOf(source: string): string[] {
  return splitLines(source).map(({ text }) => text);
}

/** The inverse of `splitLines`. */
export function joinLines(lines: readonly TextLine[]): string {
  return lines.map(({ text, end }) => text + end).join("");
}

/** The line end of the first line: new lines follow it. */
function lineEndOf(lines: readonly TextLine[]): string {
  return lines.find(({ end }) => end !== "")?.end ?? "\n";
}

/**
 * Texts as lines: each gets the line end of the line with the same text in `lines`, a new one that of the first line.
 * The last one has a line end when the last of `lines` has one; when it has none, blank last texts are left out, since
 * nothing but a line end makes them lines.
 */
export function withLineEnds(lines: readonly TextLine[], texts: readonly string[]): TextLine[] {
  const ends = new Map<string, string[]>();
  for (const { text, end } of lines.toReversed()) {
    const same = ends.get(text) ?? [];
    if (end !== "") same.push(end);
    ends.set(text, same);
  }
  const endsOpen = lines.at(-1)?.end === "";
  const count = endsOpen ? texts.findLastIndex((text) => text !== "") + 1 : texts.length;
  return texts.slice(0, count).map((text, index) => ({
    text,
    end: endsOpen && index === count - 1 ? "" : (ends.get(text)?.pop() ?? lineEndOf(lines)),
  }));
}
