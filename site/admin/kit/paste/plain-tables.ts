import { all } from "./clean-pasted";
import type { LeftOut } from "./left-out";
import { rename, unwrap } from "./styles";

/** Tables as Markdown has them: rows of single cells. Tables that only arrange a mail's parts are taken apart. */
export function plainTables(body: HTMLElement, lost: Set<LeftOut>): void {
  for (const table of all(body, "table")) {
    const rows = all(table, "tr").filter((row) => row.closest("table") === table);
    const arranges = table.querySelector("table") !== null || rows.length < 2;
    if (arranges || rows.every((row) => row.childElementCount < 2)) takeApart(table, rows);
    else splitCells(rows, lost);
  }
}

function takeApart(table: Element, rows: readonly Element[]): void {
  for (const row of rows) {
    for (const cell of [...row.children]) rename(cell, "div");
    unwrap(row);
  }
  for (const part of [...table.children]) if (/^(?:THEAD|TBODY|TFOOT|CAPTION)$/.test(part.nodeName)) unwrap(part);
  for (const part of [...table.children]) if (/^COL/.test(part.nodeName)) part.remove();
  unwrap(table);
}

/** Puts an empty cell in each place that a merged cell covers. */
function splitCells(rows: readonly Element[], lost: Set<LeftOut>): void {
  rows.forEach((row, at) => {
    [...row.children].forEach((cell) => {
      const across = Math.min(Number(cell.getAttribute("colspan") ?? 1) || 1, 50);
      const down = Math.min(Number(cell.getAttribute("rowspan") ?? 1) || 1, rows.length - at);
      if (across > 1 || down > 1) lost.add("mergedCells");
      const column = [...row.children].indexOf(cell);
      const empty = () => Array.from({ length: across }, () => row.ownerDocument.createElement("td"));
      cell.after(...empty().slice(1));
      for (const below of rows.slice(at + 1, at + down)) {
        const next = below.children[column];
        if (next) next.before(...empty());
        else below.append(...empty());
      }
    });
  });
}
