/** A piece of a Markdown text: words between signs that stay as they are. */
export interface LinePiece {
  readonly before: string;
  /** Empty where the piece has nothing to translate. */
  readonly words: string;
  readonly after: string;
}

const fence = /^[ \t]*(?:>[ \t]*|[-*+][ \t]+|\d{1,9}[.)][ \t]+)*(`{3,}|~{3,})/;
/** A line that says where a link leads: `[programme]: https://example.com`. */
const definition = /^ {0,3}\[([^\]\n]{1,500})\]:\s*<?(?:[a-z]+:|www\.|\/|\S+@)/i;
/** Signs of quotes, headings, lists and tasks at the beginning of a line. */
const opening = /^(?:[ \t\u3000]|>|#{1,6}(?=[ \t])|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[[ x]\](?=[ \t]))*/i;
const closing = /(?:[ \t]+#+)?[ \t\\]*$/;
const bar = /(?<!\\)\|/;
/** Comments, tags, programs and links; in one paragraph they may go over lines. */
const spanning =
  /<!--[^]*?-->|<\/?[a-z](?:[^<>\n]|\n(?!\s*\n))*>|(`+)(?!`)(?:[^\n]|\n(?!\s*\n))*?(?<!`)\1(?!`)|\[(?:[^[\]\n]|\n(?!\s*\n))*\](?:\((?:[^()\n]|\n(?!\s*\n))*\)|\[[^[\]]*\])/gi;

/** The pieces of a Markdown text; all of them, one after the other, are the text. */
export function markdownPieces(markdown: string): readonly LinePiece[] {
  const lines = markdown.split("\n");
  const spans = spannedLines(markdown);
  const pieces: LinePiece[] = [];
  let program = 0;
  for (const [at, line] of lines.entries()) {
    const end = at === lines.length - 1 ? "" : "\n";
    if (at >= program) program = endOfProgram(lines, at);
    if (at < program || spans.has(at) || fence.test(line) || definition.test(line)) pieces.push(fixed(line + end));
    else pieces.push(...piecesOfLine(line), fixed(end));
  }
  return pieces;
}

/** The words that stand for an address which another line defines. */
export function definedWords(markdown: string): readonly string[] {
  return markdown.split("\n").flatMap((line) => definition.exec(line)?.[1] ?? []);
}

/** Numbers of the lines that something goes over. */
function spannedLines(markdown: string): ReadonlySet<number> {
  const spans = new Set<number>();
  let [line, read] = [0, 0];
  for (const { 0: raw, index } of markdown.matchAll(spanning)) {
    const more = raw.split("\n").length - 1;
    if (more === 0) continue;
    line += markdown.slice(read, index).split("\n").length - 1;
    read = index;
    for (let at = line; at <= line + more; at += 1) spans.add(at);
  }
  return spans;
}

/** The line behind the program that begins at a line; the line itself where none begins, or nothing ends it. */
function endOfProgram(lines: readonly string[], at: number): number {
  const signs = fence.exec(lines[at] ?? "")?.[1];
  if (signs === undefined) return at;
  const isEnd = (line: string): boolean => {
    const last = line.replace(/^[\s>]+/, "").trimEnd();
    return last.startsWith(signs) && last === signs.charAt(0).repeat(last.length);
  };
  const length = lines.slice(at + 1).findIndex(isEnd);
  return length === -1 ? at : at + length + 2;
}

/** A line, or the cells of a table's row. */
function piecesOfLine(line: string): readonly LinePiece[] {
  const cells = line.split(bar);
  return cells.map((cell, at) => {
    const before = at === 0 ? (opening.exec(cell)?.[0] ?? "") : (/^\s*/.exec(cell)?.[0] ?? "");
    const rest = cell.slice(before.length);
    const after = closing.exec(rest)?.[0] ?? "";
    const words = rest.slice(0, rest.length - after.length);
    return { before, words, after: at === cells.length - 1 ? after : `${after}|` };
  });
}

const fixed = (before: string): LinePiece => ({ before, words: "", after: "" });
