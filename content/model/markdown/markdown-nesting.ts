const containerMark = /^(?:>|[-*+](?=\s|$)|\d{1,9}[.)](?=\s|$))/;

/** A mark before a line's text that opens or continues a quote or a list. */
interface Mark {
  readonly column: number;
  readonly isList: boolean;
}

/** Upper bound of how deep quotes and lists nest, read from the marks before each line's text; counts little beyond `enough`. */
export function deepestNesting(markdown: string, enough: number): number {
  let deepest = 0;
  // Columns of the list marks that enclose the current line.
  const lists: number[] = [];
  for (const line of markdown.split("\n")) {
    const marks = marksOf(line, enough);
    const lineLists = marks.filter(({ isList }) => isList);
    const first = lineLists[0];
    while (first !== undefined && lists.length > 0 && (lists.at(-1) ?? 0) >= first.column) lists.pop();
    lists.push(...lineLists.map(({ column }) => column));
    deepest = Math.max(deepest, marks.length - lineLists.length + lists.length);
    if (deepest > enough) break;
  }
  return deepest;
}

function marksOf(line: string, enough: number): Mark[] {
  const marks: Mark[] = [];
  let column = 0;
  while (marks.length <= enough) {
    while (line[column] === " " || line[column] === "\t") column += 1;
    const mark = containerMark.exec(line.slice(column, column + 12))?.[0];
    if (mark === undefined) break;
    marks.push({ column, isList: mark !== ">" });
    column += mark.length;
  }
  return marks;
}
