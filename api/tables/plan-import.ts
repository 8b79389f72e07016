import { createHash } from "node:crypto";
import type { ImportedRow, ImportFault, ImportTable } from "../../content/model/api/import-answer";
import { pathOf, titleOf, type EntryFields } from "../../content/model/collections/collection";
import { companies } from "../../content/model/collections/company";
import { mediaFileOf } from "../../content/model/entries/item-paths";
import { editEntry, entryToFile } from "../../content/model/entries/entry-file";
import { fault, type Fault } from "../../content/model/problems/fault";
import { faultWords } from "../../content/model/problems/fault-words";
import { translate, type Language } from "../../content/model/text/language";
import { sameData } from "../../content/model/yaml/yaml-data";
import type { EarlierEntries } from "../entries/entry-addresses";
import { fieldsAfter, keepNumber, newId, nextNumber } from "../entries/entry-fields";
import { findEntry } from "../entries/stored-entry";
import { ApiError } from "../errors";
import type { Change, FileChange, Snapshot } from "../store/content-store";
import { cellOf, columnOf, companyColumns, isUnclear, valueOf, type Column } from "./company-columns";
import type { ReadTable } from "./csv";
import { isLossOf } from "./shift-jis";

/** What a table would change, and the commit that does it. */
export interface PlannedImport {
  readonly table: ImportTable;
  readonly change: Change;
}

const mostFaults = 100;

/** Compares a table of companies with the content. A row without an address of its own, or with a new one, is a new company. Pure. */
export function planImport(
  { rows, isShiftJis }: ReadTable,
  snapshot: Snapshot,
  earlier: EarlierEntries,
  language: Language,
): PlannedImport {
  const [headings = [], ...lines] = rows;
  const faults: (ImportFault & { readonly what: Fault })[] = [];
  const columns = headings.map(columnOf);
  faults.push(...headingFaults(headings, columns, language).map((each) => ({ row: 1, message: "", ...each })));
  const saysWhich = columns.some(isKey);
  const files: FileChange[] = [];
  const changed: ImportedRow[] = [];
  const seen = new Set<string>();
  const labelOf = ({ label }: Column): string => label[language];
  let unchanged = 0;
  let number = nextNumber(companies, snapshot, earlier);

  const plan = (cells: readonly string[], row: number): void => {
    const wanted = cells[columns.findIndex((column) => column?.name === "_id")] ?? "";
    const known = wanted === "" ? undefined : findEntry(companies, snapshot, wanted);
    const before: EntryFields = known?.file.fields ?? {};
    const sent: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    for (const [at, column] of columns.entries())
      if (column && column.name !== "_id" && column.name !== "state") {
        const [was, cell] = [cellOf(column.name, before), cells[at] ?? ""];
        if (isUnclear(column.name, cell))
          faults.push({
            row,
            column: labelOf(column),
            message: "",
            what: fault("csvYesOrNo", { got: cell.slice(0, 40) }),
          });
        sent[column.name] = valueOf(column.name, isShiftJis && isLossOf(was, cell) ? was : cell);
      }
    if (sent["id"] === null || sent["id"] === cellOf("id", before)) delete sent["id"];
    if (known === undefined) sent["id"] ??= number;
    const id =
      known?.file.id ??
      newId(companies, { ...(wanted === "" ? { _id: undefined } : { _id: wanted }), fields: sent }, snapshot, earlier);
    const path = known?.path ?? pathOf(companies, id, "");
    if (seen.has(id)) throw new ApiError("invalid-input", { fields: { _id: fault("csvTwice", { id }) } });
    seen.add(id);
    const fields = fieldsAfter(companies, id, { ...sent }, before);
    if (known) keepNumber(companies, fields, before);
    else if (fields["id"] !== number) throw new ApiError("invalid-input", { fields: { id: fault("csvNewNumber") } });
    else number += 1;
    const logo = fields["logoImg"];
    if (typeof logo === "string" && logo !== before["logoImg"] && !snapshot.has(mediaFileOf(logo)))
      throw new ApiError("invalid-input", { fields: { logoImg: fault("pictureMissing", { picture: logo }) } });
    if (known && sameData(before, fields)) {
      unchanged += 1;
      return;
    }
    const bytes = known
      ? editEntry(companies, id, { text: known.text, before }, fields)
      : entryToFile(companies, id, fields);
    files.push({ path, bytes });
    const title = translate(language, ...titlesOf(id, fields)).text;
    changed.push({
      row,
      kind: known ? "changed" : "new",
      id,
      title,
      fields: companyColumns.flatMap((column) => {
        const [was, is] = [cellOf(column.name, before), cellOf(column.name, fields)];
        return was === is || column.name === "id" ? [] : [{ label: labelOf(column), before: was, after: is }];
      }),
    });
  };

  for (const [at, cells] of saysWhich ? lines.entries() : []) {
    const row = at + 2;
    if (cells.length > headings.length && cells.slice(headings.length).some((cell) => cell !== ""))
      faults.push({
        row,
        column: "",
        message: "",
        what: fault("csvCells", { got: cells.length, max: headings.length }),
      });
    else
      try {
        plan(cells, row);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "invalid-input") throw error;
        for (const [field, what] of Object.entries(error.details.fields ?? {})) {
          const column = companyColumns.find(({ name }) => name === field);
          faults.push({ row, column: column ? labelOf(column) : field, message: "", what });
        }
      }
  }
  const count = changed.length;
  return {
    table: {
      rows: changed,
      unchanged,
      faults: faults
        .slice(0, mostFaults)
        .map(({ what, ...place }) => ({ ...place, message: faultWords(what, language) })),
      faultCount: faults.length,
      ignored: headings.filter((heading, index) => heading !== "" && columns[index] === undefined),
      plan: createHash("sha256").update(JSON.stringify(files)).digest("hex"),
    },
    change: { message: `Import ${String(count)} ${count === 1 ? "company" : "companies"} from a table`, files },
  };
}

const isKey = (column: Column | undefined): boolean => column?.name === "_id" || column?.name === "name";

function headingFaults(
  headings: readonly string[],
  columns: readonly (Column | undefined)[],
  language: Language,
): readonly { readonly column: string; readonly what: Fault }[] {
  const twice = columns.flatMap((column, at) =>
    column && columns.indexOf(column) !== at ? [{ column: headings[at] ?? "", what: fault("csvColumnTwice") }] : [],
  );
  if (columns.some(isKey)) return twice;
  const keys = companyColumns.filter(isKey).map(({ label }) => label[language]);
  return [...twice, { column: "", what: fault("csvNoColumn", { columns: keys }) }];
}

function titlesOf(id: string, fields: EntryFields): [string, string | undefined] {
  const { en, ja } = titleOf(companies, id, fields);
  return [en ?? ja ?? id, ja];
}
