import { fault, type Fault } from "../problems/fault";
import { splitLines, type TextLine } from "../text/text-lines";

const opening = "---";
const closing = /^---[ \t]*$/;
const bodyMarker = /^<!--[ \t]*ja[ \t]*-->[ \t]*$/;
const escapedMarker = /^\\+<!--[ \t]*ja[ \t]*-->[ \t]*$/;
const anyMarker = /^\\*<!--[ \t]*ja[ \t]*-->[ \t]*$/;
// Indented, in other letters or signs, its wide ones made narrow: to everybody but the program it is the marker.
const nearMarker =
  /^\s*(?:<|&lt;)(?=[^\n]*[-ー–—])(?:[^\p{L}\p{N}]|ー)*(?:ja|jp|jpn|japanese|日本語)(?:[^\p{L}\p{N}]|ー|&gt;)*$/iu;
const longestMarker = 100;
// Between words, where neither a backslash nor a backtick says that it is meant as text.
const innerMarker = /(?<![\\`])<!--[ \t]*(?:ja|jp)[ \t]*-->/i;
const byteOrderMark = "\uFEFF";

/** The most an item file may measure, in UTF-16 units: two bodies of 100 KB, front matter and room for markup. */
export const maxFileLength = 400_000;
/** The most the front matter of a file may measure. */
const maxFrontMatterLength = 20_000;

/** The line before the Japanese body (R8.3). */
export const japaneseMarker = "<!-- ja -->";

/** Where the parts of an item file lie, as indexes into its lines (0-based, the end not included). */
export interface ItemLayout {
  readonly bom: string;
  readonly lines: readonly TextLine[];
  /** Line after the front matter's last one: the closing `---`. The front matter begins at line 1. */
  readonly closing: number;
  /** Line of the marker, or the number of lines when there is no Japanese body. */
  readonly marker: number;
}

/** Why a text has no layout: what is wrong, and in which line (1-based). */
export interface LayoutFault extends Fault {
  readonly line: number;
}

/** Finds front matter and bodies by lines alone; YAML is not looked at. */
export function layoutOf(source: string): ItemLayout | LayoutFault {
  if (source.length > maxFileLength) return { line: 1, code: "itemTooLarge" };
  const bom = source.startsWith(byteOrderMark) ? byteOrderMark : "";
  const lines = splitLines(source.slice(bom.length));
  if (lines[0]?.text !== opening) return { line: 1, code: "firstLine" };
  const end = lines.findIndex(({ text }, index) => index > 0 && text.startsWith("---"));
  const endLine = lines[end];
  if (endLine === undefined) return { line: 1, code: "fieldsNotClosed" };
  if (!closing.test(endLine.text)) return { line: end + 1, code: "closingLine" };
  if (lengthOf(lines, 1, end) > maxFrontMatterLength) return { line: 1, code: "fieldsTooLarge" };
  const markers = lines.flatMap(({ text }, index) => (index > end && bodyMarker.test(text) ? [index] : []));
  const [marker = lines.length, second] = markers;
  if (second !== undefined) return { line: second + 1, ...fault("markerTwice", { marker: japaneseMarker }) };
  return { bom, lines, closing: end, marker };
}

/** Lines of the bodies that do not begin the Japanese one, though they were hardly meant otherwise. */
export function nearMarkers({ lines, closing: end }: ItemLayout): readonly LayoutFault[] {
  return lines.flatMap(({ text }, index) =>
    index > end && isNearMarker(text) && !bodyMarker.test(text)
      ? [{ line: index + 1, ...fault("markerMisspelt", { marker: japaneseMarker }) }]
      : [],
  );
}

const isNearMarker = (line: string): boolean =>
  innerMarker.test(line) || (line.length <= longestMarker && nearMarker.test(line.normalize("NFKC")));

/** Lines of a body as the file holds them: a line that looks like the marker gets a backslash more. */
export function escapeMarkers(body: string): string {
  return mapLines(body, (line) => (anyMarker.test(line) ? `\\${line}` : line));
}

/** The inverse of `escapeMarkers`. */
export function unescapeMarkers(body: string): string {
  return mapLines(body, (line) => (escapedMarker.test(line) ? line.slice(1) : line));
}

function mapLines(text: string, change: (line: string) => string): string {
  return text.includes("<!--") ? text.split("\n").map(change).join("\n") : text;
}

function lengthOf(lines: readonly TextLine[], from: number, to: number): number {
  return lines.slice(from, to).reduce((sum, { text, end }) => sum + text.length + end.length, 0);
}
