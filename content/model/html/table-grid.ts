import { contains, type HtmlElement } from "./html-tree";

/** A table's own rows of own cells, and its caption. */
export interface TableParts {
  readonly captions: readonly HtmlElement[];
  readonly rows: readonly (readonly HtmlElement[])[];
}

const elementsOf = ({ children }: HtmlElement): HtmlElement[] =>
  children.flatMap((child) => (typeof child === "string" ? [] : [child]));
// More is a table for no reader, and padding it could take all memory.
const maxCells = 20_000;
const maxSpan = 50;

export function tableParts(table: HtmlElement): TableParts {
  const parts = elementsOf(table);
  const rows = parts
    .flatMap((part) => (part.name === "tr" ? [part] : elementsOf(part)))
    .filter((row) => row.name === "tr");
  return { captions: parts.filter(({ name }) => name === "caption"), rows: rows.map(elementsOf) };
}

/** False for a table that only arranges the parts of a mail or a page. */
export function isDataTable({ rows }: TableParts): boolean {
  if (rows.some((cells) => cells.some(({ name }) => name === "th"))) return true;
  const hasTable = rows.some((cells) => cells.some((cell) => contains(cell, ({ name }) => name === "table")));
  return !hasTable && rows.length > 1 && rows.some((cells) => cells.length > 1);
}

/** The cells by row and column, undefined where a merged cell covers the place or a row is short. */
export interface TableGrid {
  readonly rows: readonly (readonly (HtmlElement | undefined)[])[];
  readonly hasMerged: boolean;
}

/** The grid of a table; undefined when it is too large. */
export function tableGrid({ rows }: TableParts): TableGrid | undefined {
  // Column -> rows below that a merged cell still covers.
  const covered: number[] = [];
  const grid: (HtmlElement | undefined)[][] = [];
  let hasMerged = false;
  let width = 0;
  for (const [at, cells] of rows.entries()) {
    const row: (HtmlElement | undefined)[] = [];
    const cover = (): void => {
      covered[row.length] = Math.max(0, (covered[row.length] ?? 0) - 1);
      row.push(undefined);
    };
    for (const cell of cells) {
      while ((covered[row.length] ?? 0) > 0) cover();
      const across = spanOf(cell, "colspan", maxSpan);
      const down = spanOf(cell, "rowspan", rows.length - at);
      hasMerged ||= across > 1 || down > 1;
      for (let column = 0; column < across; column += 1) {
        covered[row.length] = down - 1;
        row.push(column === 0 ? cell : undefined);
      }
    }
    while (covered.slice(row.length).some((below) => below > 0)) cover();
    width = Math.max(width, row.length);
    if (width * rows.length > maxCells) return undefined;
    grid.push(row);
  }
  return {
    rows: grid.map((row) => [...row, ...new Array<undefined>(width - row.length).fill(undefined)]),
    hasMerged,
  };
}

const spanOf = ({ attributes }: HtmlElement, name: string, most: number): number =>
  Math.min(Math.max(1, Math.trunc(Number(attributes[name] ?? 1)) || 1), most);
