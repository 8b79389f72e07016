import Papa from "papaparse";
import { fault, type Fault } from "../../content/model/problems/fault";

/** Rows and cells of a table; the first row names the columns. */
export type Table = readonly (readonly string[])[];

const byteOrderMark = "\uFEFF";
/** How a spreadsheet program knows a formula, also behind blanks and in full width; apostrophes before it are its own mark. */
const formula = /^'*\s*[=+\-@＝＋－＠\t\r]/u;
/** A company's file may have 100 KB in each language. */
export const mostBytes = 5 * 1024 * 1024;
export const mostRows = 2_000;

/** A table as a CSV file that Excel opens in the right letters and in which no cell is a formula. */
export function csvOf(rows: Table): string {
  return byteOrderMark + Papa.unparse(rows as string[][], { escapeFormulae: formula, newline: "\r\n" });
}

/** A table as it was read; `isShiftJis`: of a file that cannot hold every letter. */
export interface ReadTable {
  readonly rows: Table;
  readonly isShiftJis: boolean;
}

/** Reads a CSV file: UTF-8, UTF-16 or Shift_JIS, with commas, semicolons or tabs. Takes back what `csvOf` puts before a formula. */
export function readCsv(bytes: Uint8Array): ReadTable | { readonly fault: Fault } {
  const { text, encoding } = textOf(bytes) ?? {};
  if (text === undefined) return { fault: fault("csvNotText") };
  const { data, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: [",", "\t", ";"],
    skipEmptyLines: "greedy",
    preview: mostRows + 2,
  });
  const quote = errors.find(({ type }) => type === "Quotes");
  if (quote) return { fault: fault("csvQuote", { row: (quote.row ?? 0) + 1 }) };
  if (data.length < 2) return { fault: fault("csvEmpty") };
  if (data.length > mostRows + 1) return { fault: fault("csvTooLong", { max: mostRows.toLocaleString("en") }) };
  const rows = data.map((row) => row.map((cell) => unmarked(cell.trim().replace(/\r\n?/g, "\n"))));
  return { rows, isShiftJis: encoding === "shift_jis" };
}

const unmarked = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);

function textOf(bytes: Uint8Array): { readonly text: string; readonly encoding: string } | undefined {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encodings = isWide ? [bytes[0] === 0xff ? "utf-16le" : "utf-16be"] : ["utf-8", "shift_jis"];
  for (const encoding of encodings) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      // No text has them; a picture or an Excel workbook does.
      return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? undefined : { text, encoding };
    } catch {
      continue;
    }
  }
  return undefined;
}
