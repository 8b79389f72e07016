/** A row of a table whose company is new or will be changed. */
export interface ImportedRow {
  /** As the spreadsheet program counts: the headings are row 1. */
  readonly row: number;
  readonly kind: "new" | "changed";
  readonly id: string;
  readonly title: string;
  readonly fields: readonly { readonly label: string; readonly before: string; readonly after: string }[];
}

/** What is wrong with a cell, in the language of the page; "" for the column when it is a whole row. */
export interface ImportFault {
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

/** `POST /api/importCompanies` with a CSV file as its body: what it would change. */
export interface ImportTable {
  readonly rows: readonly ImportedRow[];
  /** Number of rows that say what the content says already. */
  readonly unchanged: number;
  /** The first hundred. */
  readonly faults: readonly ImportFault[];
  readonly faultCount: number;
  /** Headings that name no column, whose cells are not read. */
  readonly ignored: readonly string[];
  /** Names exactly this change. */
  readonly plan: string;
}

/** The same with `?plan=`: it is saved. `POST /api/undoImport` with `{commit}` answers it, too. */
export interface ImportedAnswer {
  readonly commit: string;
}
