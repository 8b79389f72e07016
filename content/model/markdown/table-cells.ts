/**
 * The text of a table whose first row is as wide as its widest one: a table of GitHub's Markdown has no place for further
 * cells, and would lose them. Undefined when the table is wide enough.
 */
export function withAllCells(table: string): string | undefined {
  const [head = "", rule = "", ...rows] = table.replace(/\n+$/, "").split("\n");
  const widest = rows.reduce((most, row) => Math.max(most, cellsIn(row)), 0);
  const missing = widest - cellsIn(head);
  // A line of dashes alone is a divider.
  if (!/[:|]/.test(rule)) return undefined;
  if (missing <= 0 || cellsIn(head) !== cellsIn(rule)) return undefined;
  return [closed(head) + "  |".repeat(missing), closed(rule) + " --- |".repeat(missing), ...rows].join("\n");
}

const closed = (row: string): string => (isClosed(row.trimEnd()) ? row.trimEnd() : `${row} |`);

const isClosed = (row: string): boolean => row.length > 1 && row.endsWith("|") && !isEscaped(row, row.length - 1);

/** Cells of a row, as marked counts them: an escaped bar is a character. */
function cellsIn(row: string): number {
  const text = row.trim();
  let bars = 0;
  for (let at = text.indexOf("|"); at !== -1; at = text.indexOf("|", at + 1)) if (!isEscaped(text, at)) bars += 1;
  return bars + 1 - (text.startsWith("|") ? 1 : 0) - (isClosed(text) ? 1 : 0);
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - slashes - 1] === "\\") slashes += 1;
  return slashes % 2 === 1;
}
