const containerMark = /^(?:>|[-*+](?=\s|$)|\d{1,9}[.)](?=\s|$))/;

/** A mark before a line's text that opens or continues a quote or a list. */
interface Mark {
  readonly column: number;
  readonly isList: boolean;
}

/** The first line (1-based) in which quotes and lists may nest more than `most` deep, read from the marks before each line's text. */
export function tooDeepLine(markdown: string, most: number): number | undefined {
  // Columns of the list marks that enclose the current line.
  const lists: number[] = [];
  for (const [index, line] of markdown.split("\n").entries()) {
    const marks = marksOf(line, most);
    const lineLists = marks.filter(({ isList }) => isList);
    const first = lineLists[0];
    while (first !== undefined && lists.length > 0 && (lists.at(-1) ?? 0) >= first.column) lists.pop();
    lists.push(...lineLists.map(({ column }) => column));
    if (marks.length - lineLists.length + lists.length > most) return index + 1;
  }
  return undefined;
}

function marksOf(line: string, most: number): Mark[] {
  const marks: Mark[] = [];
  let column = 0;
  while (marks.length <= most) {
    while (line[column] === " " || line[column] === "\t") column += 1;
    const mark = containerMark.exec(line.slice(column, column + 12))?.[0];
    if (mark === undefined) break;
    marks.push({ column, isList: mark !== ">" });
    column += mark.length;
  }
  return marks;
}
